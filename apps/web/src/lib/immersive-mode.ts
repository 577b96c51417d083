import { useEffect } from 'react';
import { createStore, useStore } from './create-store.ts';
import { useDoNotDisturb } from './do-not-disturb.ts';

const claims = createStore(0);

/**
 * For what is played, as a game, a quiz or a battle: as long as `isPlayed`, the screen is its own (the
 * header is low, there is neither footer nor bottom bar), and nothing comes over it.
 */
export function useImmersiveMode(isPlayed = true): void {
  useDoNotDisturb(isPlayed);
  useEffect(() => {
    if (!isPlayed) return;
    claims.set(claims.get() + 1);
    return () => claims.set(claims.get() - 1);
  }, [isPlayed]);
}

/** Whether what is played has the screen to itself. */
export function useIsImmersiveModeOn(): boolean {
  return useStore(claims) > 0;
}
