import { useEffect } from 'react';
import { createStore, useStore } from './create-store.ts';

const reasons = createStore(0);

/** Holds toasts back while `isBusy`, as during a modal or a timed game. */
export function useDoNotDisturb(isBusy = true): void {
  useEffect(() => {
    if (!isBusy) return;
    reasons.set(reasons.get() + 1);
    return () => reasons.set(reasons.get() - 1);
  }, [isBusy]);
}

/** Whether toasts and other interruptions are held back. */
export function useIsNotToBeDisturbed(): boolean {
  return useStore(reasons) > 0;
}
