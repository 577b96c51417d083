import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Scrolls the page to the place where it opens, once that is known, and whenever it changes. It
 * happens before the paint: while scrolling, a slow phone shows an empty screen. Undefined: not
 * known yet.
 */
export function useOpeningPlace(place: string | undefined, open: () => void): void {
  const go = useEffectEvent(open);
  useLayoutEffect(() => {
    // After the router's own effect, which scrolls a new page to its top.
    if (place !== undefined) queueMicrotask(go);
  }, [place]);
}
