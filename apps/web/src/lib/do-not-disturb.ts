import { useEffect } from 'react';
import { createStore, useStore } from './create-store.ts';

const reasons = createStore(0);

/**
 * For what nothing may come over or distract from, as a window over the page or a game against the
 * clock: says so as long as `isBusy`.
 */
export function useDoNotDisturb(isBusy = true): void {
  useEffect(() => {
    if (!isBusy) return;
    reasons.set(reasons.get() + 1);
    return () => reasons.set(reasons.get() - 1);
  }, [isBusy]);
}

/** Whether something that can wait, as a toast, has to. */
export function useIsNotToBeDisturbed(): boolean {
  return useStore(reasons) > 0;
}
