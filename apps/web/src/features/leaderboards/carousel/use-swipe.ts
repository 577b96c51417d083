import { type TouchEvent, useRef } from 'react';
import { swipedBy } from './swiped-by.ts';

interface SwipeParts {
  selected: number;
  goTo: (index: number) => void;
}

/**
 * How far a finger must go is decided here: Embla, which moves the slides along with it, would turn
 * to the next one after a quick touch. Its own decision comes first and gives way to this one.
 */
export function useSwipe({ selected, goTo }: SwipeParts) {
  const start = useRef<{ x: number; y: number; slide: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches.item(0);
      start.current =
        touches.length === 1 ? { x: finger.clientX, y: finger.clientY, slide: selected } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches.item(0);
      const from = start.current;
      start.current = null;
      if (from === null) return;
      const steps = swipedBy({ x: finger.clientX - from.x, y: finger.clientY - from.y });
      goTo(from.slide + steps);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}
