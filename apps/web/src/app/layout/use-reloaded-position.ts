import { useEffect, useEffectEvent } from 'react';
import { cameBack } from '../../lib/came-back.ts';
import { onOwnMove } from '../../lib/motion.ts';

/** Where the router keeps, for the length of a visit, how far each page was scrolled. */
export const positionsKey = 'poketorneo-scroll-positions';

/** Milliseconds after which a page that has not become as long as it was stays where it is. */
const timeoutMs = 10_000;

/**
 * After a reload, or the way back from another site, takes the page to where it was left, as soon
 * as what it shows has come and it is long enough again. On the way back from another page the
 * router does so, with what is still known.
 */
export function useReloadedPosition(key: string): void {
  const left = useEffectEvent(() => (cameBack() ? positionLeft(key) : 0));
  useEffect(() => {
    const top = left();
    if (top === 0) return;
    const going = new AbortController();
    const { signal } = going;
    const goThere = () => {
      if (document.documentElement.scrollHeight - window.innerHeight < top) return;
      going.abort();
      window.scrollTo({ top, behavior: 'instant' });
    };
    // What has come with the page is there now: it need not wait for a frame.
    goThere();
    if (signal.aborted) return;
    const observer = new ResizeObserver(goThere);
    const timer = setTimeout(() => going.abort(), timeoutMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      observer.disconnect();
    });
    onOwnMove(() => going.abort(), signal);
    observer.observe(document.body);
    return () => going.abort();
  }, []);
}

function positionLeft(key: string): number {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(positionsKey) ?? 'null');
    if (typeof positions !== 'object' || positions === null) return 0;
    const top: unknown = new Map(Object.entries(positions)).get(key);
    return typeof top === 'number' ? top : 0;
  } catch {
    // Forbidden, or damaged.
    return 0;
  }
}
