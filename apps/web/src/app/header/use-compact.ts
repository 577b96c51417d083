import { type RefObject, useLayoutEffect, useState } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { breakpoints } from '../../ui/theme/breakpoints.ts';

/** Below this width the side menu is used even if all links fit: touch targets need room. */
const wideScreen = `(min-width: ${breakpoints.width.desktop}rem)`;

/** Minimum width of a truncatable text (`data-elastic`). */
const minElasticRem = 4.5;

/** Whether the screen is wide enough to measure whether the whole navigation fits. */
export function useWideScreen(): boolean {
  return useMediaQuery(wideScreen);
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
      const needed = elements.reduce((sum, element) => sum + minWidthOf(element) + gap, padding);
      setFits(needed - gap <= barElement.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [barElement, ...elements]) observer.observe(element);
    return () => observer.disconnect();
  }, [isWide, bar, contents]);
  return !(isWide && fits);
}

/** An element's width with its elastic text truncated as far as allowed. */
function minWidthOf(element: HTMLElement): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const elastic = element.querySelector<HTMLElement>('[data-elastic]');
  const width = element.getBoundingClientRect().width;
  if (elastic === null) return width;
  const minElastic = Math.min(elastic.scrollWidth, minElasticRem * rem);
  return width - elastic.getBoundingClientRect().width + minElastic;
}
