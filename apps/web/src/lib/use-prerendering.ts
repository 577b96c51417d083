import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Whether the build prerenders the page. It has no user, so it reserves space for content that
 * depends on the visitor.
 */
export function usePrerendering(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}
