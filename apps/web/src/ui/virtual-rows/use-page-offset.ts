import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far from the document's top an element begins, in pixels, whatever changes above it. */
export function usePageOffset(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current === null) return;
      const { top } = element.current.getBoundingClientRect();
      setOffset(Math.round(top + window.scrollY));
    };
    measure();
    // Whatever grows or shrinks above the list changes the height of what both stand in.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return offset;
}
