import { type TouchEvent, useRef } from 'react';

/** Minimum distance of a swipe, in pixels. */
const threshold = 100;

/** Direction of a swipe: 1 forwards, -1 back, 0 for other movements. */
export function swipeDirection({ x, y }: { x: number; y: number }): 1 | 0 | -1 {
  if (Math.abs(x) <= threshold || Math.abs(x) < Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}

interface SwipeOptions {
  /** Index of the visible item. */
  selected: number;
  /** Called after each touch, also with the unchanged index. */
  goTo: (index: number) => void;
}

/** Moves to a neighbour on a horizontal swipe. */
export function useSwipe({ selected, goTo }: SwipeOptions) {
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
      const steps = swipeDirection({ x: finger.clientX - from.x, y: finger.clientY - from.y });
      goTo(from.shown + steps);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}
