import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Fetches code that the page's first view can do without once the page is idle, so that it is there
 * when it is wanted. `load` must stay the same function.
 */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(
    () =>
      whenIdle(() => {
        // Whoever wants it finds out: it is fetched again then.
        load().catch(() => {});
      }),
    [load],
  );
}
