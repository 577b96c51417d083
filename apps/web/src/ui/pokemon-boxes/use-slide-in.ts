import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../lib/motion.ts';

/** Slides a new neighbour in from its side. */
export function useSlideIn(
  element: RefObject<HTMLElement | null>,
  index: number,
  count: number,
): void {
  const before = useRef(index);
  useLayoutEffect(() => {
    const step = index - before.current;
    before.current = index;
    if (step === 0 || element.current === null || prefersReducedMotion()) return;
    // From the last to the first it keeps its direction.
    const side = Math.sign(step) * (Math.abs(step) === count - 1 && count > 2 ? -1 : 1);
    element.current.animate(
      [
        { transform: `translateX(${side * 3}rem)`, opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
  }, [element, index, count]);
}
