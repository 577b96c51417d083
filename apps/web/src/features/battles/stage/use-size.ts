import { type RefObject, useLayoutEffect, useState } from 'react';

/** How large an element is, in whole pixels; nothing before it is there. */
export function useSize(element: RefObject<HTMLElement | null>): {
  readonly width: number;
  readonly height: number;
} {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () =>
      setSize((before) => {
        const { clientWidth: width, clientHeight: height } = measured;
        return before.width === width && before.height === height ? before : { width, height };
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
