import { type RefObject, useEffect, useState } from 'react';
import { tournamentElementId } from './element-ids.ts';

/** Milliseconds without scrolling before the tabs follow. */
const settleDelay = 100;
/** Pixels below the tabs at which the next tournament becomes active. */
const scrollOffset = 10;
/** Pixels, for rounding errors. */
const tolerance = 4;

/**
 * The tournament at the scroll position: the last one that has reached the tabs' lower edge, or the
 * first one. `first` is active until the page is laid out.
 */
export function useActiveTournament(
  ids: readonly number[],
  tabs: RefObject<HTMLElement | null>,
  first = ids[0],
): [number | undefined, (id: number) => void] {
  const [active, setActive] = useState(first);
  const key = ids.join();

  useEffect(() => {
    const listed = key === '' ? [] : key.split(',').map(Number);
    const reached = new Set<number>();
    let observer: IntersectionObserver | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        setActive(listed.findLast((id) => reached.has(id)) ?? listed[0]);
      }, settleDelay);
    };
    const observe = () => {
      observer?.disconnect();
      reached.clear();
      const line = lowerEdge(tabs.current) + scrollOffset + tolerance;
      const below = Math.max(0, window.innerHeight - line);
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            const id = listed.find((one) => tournamentElementId(one) === target.id);
            if (id === undefined) continue;
            if (isIntersecting) reached.add(id);
            else reached.delete(id);
          }
          settle();
        },
        { rootMargin: `0px 0px -${below}px 0px` },
      );
      for (const id of listed) {
        const element = document.getElementById(tournamentElementId(id));
        if (element !== null) observer.observe(element);
      }
    };

    // Observes the tabs' height instead of measuring it, which would force a second layout.
    const laidOut = new ResizeObserver(observe);
    if (tabs.current !== null) laidOut.observe(tabs.current);
    window.addEventListener('scroll', settle, { passive: true });
    window.addEventListener('resize', observe);
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
      laidOut.disconnect();
      window.removeEventListener('scroll', settle);
      window.removeEventListener('resize', observe);
    };
  }, [key, tabs]);

  return [active, setActive];
}

/** The lower edge of the tabs when they stick to the header, in pixels. */
function lowerEdge(tabs: HTMLElement | null): number {
  if (tabs === null) return 0;
  return Number.parseFloat(getComputedStyle(tabs).top) + tabs.offsetHeight;
}
