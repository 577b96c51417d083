import { useSyncExternalStore } from 'react';

const events = ['visibilitychange', 'focusin', 'focusout'] as const;

function subscribe(listener: () => void): () => void {
  // The focus is between two elements while it moves.
  const later = () => setTimeout(listener);
  for (const event of events) document.addEventListener(event, later);
  return () => {
    for (const event of events) document.removeEventListener(event, later);
  };
}

function isLookedAt(): boolean {
  const isWriting = document.activeElement?.matches('input, textarea, select') ?? false;
  return !document.hidden && !isWriting;
}

/** Whether somebody sees the page, and is not in the midst of writing something. */
export function useIsLookedAt(): boolean {
  return useSyncExternalStore(subscribe, isLookedAt);
}
