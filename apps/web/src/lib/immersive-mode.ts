import { useEffect } from 'react';
import { createStore, useStore } from './create-store.ts';
import { useDoNotDisturb } from './do-not-disturb.ts';

const claims = createStore(0);

/**
 * Gives games, quizzes and battles the whole screen while `isPlayed`: a low header, neither footer
 * nor bottom bar, no toasts.
 */
export function useImmersiveMode(isPlayed = true): void {
  useDoNotDisturb(isPlayed);
  useEffect(() => {
    if (!isPlayed) return;
    claims.set(claims.get() + 1);
    return () => claims.set(claims.get() - 1);
  }, [isPlayed]);
}

/** Whether a game has the whole screen. */
export function useIsImmersiveModeOn(): boolean {
  return useStore(claims) > 0;
}
