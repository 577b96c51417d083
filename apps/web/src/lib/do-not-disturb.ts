import { useEffect, useSyncExternalStore } from 'react';

let reasons = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  reasons += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * For what nothing may come over or distract from, as a window over the page or a game against the
 * clock: says so as long as `isBusy`.
 */
export function useDoNotDisturb(isBusy = true): void {
  useEffect(() => {
    if (!isBusy) return;
    change(1);
    return () => change(-1);
  }, [isBusy]);
}

/** Whether something that can wait, as a toast, has to. */
export function useIsNotToBeDisturbed(): boolean {
  return useSyncExternalStore(subscribe, () => reasons > 0);
}
