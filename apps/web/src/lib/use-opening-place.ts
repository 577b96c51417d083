import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Takes the page to the place that it opens at, once that is known, and again when it is another one. This
 * happens before the page is painted: on a way there, as on a slow phone, what flies past is not drawn in
 * time, and the screen is empty. Undefined: not known yet.
 */
export function useOpeningPlace(place: string | undefined, open: () => void): void {
  const go = useEffectEvent(open);
  useLayoutEffect(() => {
    // After the router's own effect, which takes a new page to its top.
    if (place !== undefined) queueMicrotask(go);
  }, [place]);
}
