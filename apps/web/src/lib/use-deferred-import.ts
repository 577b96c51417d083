import { useEffect, useState } from 'react';
import { useHasInteracted } from './use-has-interacted.ts';

/**
 * A part of the page whose code comes after the page's own: when the page is in use, or as soon as it
 * is wanted. Undefined until it is there; that it cannot be had fails the page only once it is wanted.
 * `load` must stay the same function.
 */
export function useDeferredImport<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>();
  const hasInteracted = useHasInteracted();
  useEffect(() => {
    if (loaded !== undefined || !(isWanted || hasInteracted)) return;
    let isLeft = false;
    load().then(
      (part) => {
        if (!isLeft) setLoaded({ part });
      },
      (error: unknown) => {
        if (isLeft || !isWanted) return;
        // Thrown while rendering, it reaches the page's error boundary.
        setLoaded(() => {
          throw error;
        });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [load, loaded, isWanted, hasInteracted]);
  return loaded?.part;
}
