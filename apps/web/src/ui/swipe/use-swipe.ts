import { type TouchEvent, useRef } from 'react';

/** Pixels that a finger must have gone. */
const threshold = 100;

/** How many places a finger's way leads on: one forwards, one back, or none. */
export function swipedBy({ x, y }: { x: number; y: number }): 1 | 0 | -1 {
  if (Math.abs(x) <= threshold || Math.abs(x) < Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}

interface SwipeParts {
  /** The index of what is shown. */
  selected: number;
  /** Called after each touch, also when it leads nowhere. */
  goTo: (index: number) => void;
}

/** Turns from what is shown to its neighbour when a finger has gone sideways far enough. */
export function useSwipe({ selected, goTo }: SwipeParts) {
  const start = useRef<{ x: number; y: number; shown: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches.item(0);
      start.current =
        touches.length === 1 ? { x: finger.clientX, y: finger.clientY, shown: selected } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches.item(0);
      const from = start.current;
      start.current = null;
      if (from === null) return;
      const steps = swipedBy({ x: finger.clientX - from.x, y: finger.clientY - from.y });
      goTo(from.shown + steps);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}
