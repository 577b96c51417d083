import { useEffect, useEffectEvent } from 'react';
import { isReloadOrBack } from '../../lib/is-reload-or-back.ts';
import { onUserInput } from '../../lib/motion.ts';

/** The router's key in sessionStorage for scroll positions. */
export const positionsKey = 'poketorneo-scroll-positions';

/** How long to wait for the page to become long enough, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Restores the scroll position after a reload or 'back' from another site, once the loaded page is
 * long enough. After 'back' within the app the router does so, from cached data.
 */
export function useReloadedPosition(key: string): void {
  const savedTop = useEffectEvent(() => (isReloadOrBack() ? savedPosition(key) : 0));
  useEffect(() => {
    const top = savedTop();
    if (top === 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    const restore = () => {
      if (document.documentElement.scrollHeight - window.innerHeight < top) return;
      controller.abort();
      window.scrollTo({ top, behavior: 'instant' });
    };
    // The page may be long enough already.
    restore();
    if (signal.aborted) return;
    const observer = new ResizeObserver(restore);
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      observer.disconnect();
    });
    onUserInput(() => controller.abort(), signal);
    observer.observe(document.body);
    return () => controller.abort();
  }, []);
}

function savedPosition(key: string): number {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(positionsKey) ?? 'null');
    if (typeof positions !== 'object' || positions === null) return 0;
    const top: unknown = new Map(Object.entries(positions)).get(key);
    return typeof top === 'number' ? top : 0;
  } catch {
    // Storage is forbidden, or its value invalid.
    return 0;
  }
}
