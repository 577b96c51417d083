import { type RefObject, useLayoutEffect, useState } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { breakpoints } from '../../ui/theme/breakpoints.ts';

/** Below this width the side menu is used even if all links fit: touch targets need room. */
const narrowest = `(min-width: ${breakpoints.width.desktop}rem)`;

/** The least width of a text with `data-elastic`, in rem. */
const leastElastic = 4.5;

/** Whether the screen is wide enough to measure whether the whole navigation fits. */
export function useWideScreen(): boolean {
  return useMediaQuery(narrowest);
}

interface CompactOptions {
  /** From `useWideScreen`. */
  isWide: boolean;
  bar: RefObject<HTMLElement | null>;
  /** The content of the wide bar; measurable even while hidden. */
  contents: readonly RefObject<HTMLElement | null>[];
}

/**
 * Whether the header shows the side menu. Measured instead of fixed at a width: the width of the
 * links depends on the user and the font size.
 */
export function useCompact({ isWide, bar, contents }: CompactOptions): boolean {
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    if (!isWide) return;
    const barElement = bar.current;
    const elements = contents.map(({ current }) => current).filter((element) => element !== null);
    if (barElement === null) return;
    const measure = () => {
      const style = getComputedStyle(barElement);
      const gap = Number.parseFloat(style.columnGap) || 0;
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const wanted = elements.reduce((sum, element) => sum + widthOf(element) + gap, padding);
      setFits(wanted - gap <= barElement.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [barElement, ...elements]) observer.observe(element);
    return () => observer.disconnect();
  }, [isWide, bar, contents]);
  return !(isWide && fits);
}

/** An element's least width: its elastic text may be truncated. */
function widthOf(element: HTMLElement): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const elastic = element.querySelector<HTMLElement>('[data-elastic]');
  const width = element.getBoundingClientRect().width;
  if (elastic === null) return width;
  const least = Math.min(elastic.scrollWidth, leastElastic * rem);
  return width - elastic.getBoundingClientRect().width + least;
}
