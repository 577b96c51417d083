import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';

const longPressMs = 450;
/** A finger that moves further scrolls, in pixels. */
const maxMove = 10;

/** Handlers for a long press by touch, or a right click; the click that ends it is cancelled. */
export function useLongPress(onLongPress: () => void) {
  const latest = useRef(onLongPress);
  useEffect(() => {
    latest.current = onLongPress;
  });
  const press = useRef<{ timer: number; x: number; y: number } | null>(null);
  const isLong = useRef(false);
  const end = useCallback(() => {
    window.clearTimeout(press.current?.timer);
    press.current = null;
  }, []);
  useEffect(() => end, [end]);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      isLong.current = false;
      if (pointerType === 'mouse') return;
      const timer = window.setTimeout(() => {
        isLong.current = true;
        press.current = null;
        latest.current();
      }, longPressMs);
      press.current = { timer, x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const start = press.current;
      if (start !== null && Math.hypot(clientX - start.x, clientY - start.y) > maxMove) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      // Some touch screens report a long press as this event, before the timer or after it.
      if (!isLong.current) latest.current();
      isLong.current = true;
      end();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isLong.current) return;
      isLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
