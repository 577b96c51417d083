import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the build draws the page into its document: for nobody in particular, so that there is room in
 * it for whatever any visitor may see.
 */
export function useIsDrawnAhead(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
