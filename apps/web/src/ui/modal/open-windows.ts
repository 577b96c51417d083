import { useEffect, useSyncExternalStore } from 'react';

let openWindows = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  openWindows += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For a window that keeps the rest of the page out of reach: says that it does, while it is open. */
export function useCountedWindow(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}

/** Whether a window keeps the rest of the page out of reach. */
export function useIsWindowOpen(): boolean {
  return useSyncExternalStore(subscribe, () => openWindows > 0);
}
