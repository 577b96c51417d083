import { type RefObject, useLayoutEffect, useState } from 'react';

/** Below this the side menu is used even if everything would fit: fingers need room. */
const narrowest = '(min-width: 62rem)';

interface HeaderParts {
  bar: RefObject<HTMLElement | null>;
  /** What stands in the bar when it is wide; each can be measured even while it is not shown. */
  contents: readonly RefObject<HTMLElement | null>[];
}

/**
 * Whether the header must do with the side menu. It is measured rather than fixed at a width: how
 * much room the bar needs depends on who is signed in and on the font's size.
 */
export function useCompact({ bar, contents }: HeaderParts): boolean {
  const [compact, setCompact] = useState(() => !window.matchMedia(narrowest).matches);
  useLayoutEffect(() => {
    const barElement = bar.current;
    const elements = contents.map((part) => part.current).filter((part) => part !== null);
    if (barElement === null) return;
    const measure = () => {
      const style = getComputedStyle(barElement);
      const gap = Number.parseFloat(style.columnGap) || 0;
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const wanted = elements.reduce(
        (sum, element) => sum + element.getBoundingClientRect().width + gap,
        padding,
      );
      const fits = wanted - gap <= barElement.clientWidth;
      setCompact(!(fits && window.matchMedia(narrowest).matches));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [barElement, ...elements]) observer.observe(element);
    return () => observer.disconnect();
  }, [bar, contents]);
  return compact;
}
