import { type RefObject, useLayoutEffect, useState } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { breakpoints } from '../../ui/theme/breakpoints.ts';

/** Below this the side menu is used even if everything would fit: fingers need room. */
const narrowest = `(min-width: ${breakpoints.width.desktop}rem)`;

/** What a text marked as elastic may be cut down to before the bar gives up its navigation: rem. */
const leastElastic = 4.5;

/** Whether the screen has the width that the whole navigation needs at least. */
export function useWideScreen(): boolean {
  return useMediaQuery(narrowest);
}

interface CompactOptions {
  /** From `useWideScreen`: on narrow screens there is nothing to measure. */
  isWide: boolean;
  bar: RefObject<HTMLElement | null>;
  /** What stands in the bar when it is wide; each can be measured even while it is not shown. */
  contents: readonly RefObject<HTMLElement | null>[];
}

/**
 * Whether the header must do with the side menu. It is measured rather than fixed at a width: how
 * much room the bar needs depends on who is signed in and on the font's size.
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

/** How wide a part has to be at least: texts marked as elastic may give way. */
function widthOf(element: HTMLElement): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const elastic = element.querySelector<HTMLElement>('[data-elastic]');
  const width = element.getBoundingClientRect().width;
  if (elastic === null) return width;
  const least = Math.min(elastic.scrollWidth, leastElastic * rem);
  return width - elastic.getBoundingClientRect().width + least;
}
