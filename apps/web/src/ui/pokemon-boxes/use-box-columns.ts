import { type RefObject, useLayoutEffect, useState } from 'react';
import { type BoxColumns, boxColumns } from './box-columns.ts';

/** How many tiles stand beside each other in a list, and how wide they are: none before it is measured. */
export function useBoxColumns(list: RefObject<HTMLElement | null>, gap: number): BoxColumns {
  const [columns, setColumns] = useState<BoxColumns>({ count: 1, tileWidth: 0, rest: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => {
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = boxColumns(element.clientWidth, gap, letter);
      setColumns((now) =>
        now.count === next.count && now.tileWidth === next.tileWidth && now.rest === next.rest
          ? now
          : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, gap]);
  return columns;
}
