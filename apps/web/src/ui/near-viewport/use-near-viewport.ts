import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { onFirstInteraction } from '../../lib/deferred.ts';

/** Margin around the viewport, as a multiple of its height. */
const marginRatio = 0.5;
/** Milliseconds in view before an element counts as near, so that fast scrolling skips it. */
const dwellMs = 200;

/**
 * Whether an element has ever been near the viewport, is expected there (`isExpected`), or the page
 * has been used: the browser's search and screen readers then find everything.
 */
export function useNearViewport(element: RefObject<Element | null>, isExpected: boolean): boolean {
  const [wasNear, setWasNear] = useState(isExpected);
  if (isExpected && !wasNear) setWasNear(true);

  useLayoutEffect(() => {
    if (wasNear || element.current === null) return;
    // Before the first paint: visible content appears together with its container.
    const { top, bottom } = element.current.getBoundingClientRect();
    const margin = marginRatio * window.innerHeight;
    if (bottom > -margin && top < window.innerHeight + margin) setWasNear(true);
  }, [wasNear, element]);

  useEffect(() => {
    if (wasNear || element.current === null) return;
    const show = () => startTransition(() => setWasNear(true));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting === true) timer = setTimeout(show, dwellMs);
      },
      { rootMargin: `${100 * marginRatio}% 0px` },
    );
    observer.observe(element.current);
    const callOff = onFirstInteraction(show);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      callOff();
    };
  }, [wasNear, element]);

  return wasNear;
}
