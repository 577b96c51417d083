import { type MouseEvent, useRef } from 'react';

/** Milliseconds between the taps of a double tap. */
const doubleTapDelay = 400;

interface Activation {
  onPin: (event: MouseEvent<HTMLButtonElement>) => void;
  onActivate: (() => void) | undefined;
  close: () => void;
}

/**
 * Distinguishes presses on a trigger: a mouse click or Enter activates; the first tap only opens
 * the bubble, the second activates.
 */
export function useActivation({ onPin, onActivate, close }: Activation) {
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  const activate = () => {
    close();
    onActivate?.();
  };
  return (event: MouseEvent<HTMLButtonElement>) => {
    const { nativeEvent } = event;
    if (onActivate === undefined) return onPin(event);
    // Keyboards and screen readers press without a pointer event.
    const isTap =
      nativeEvent.detail > 0 &&
      nativeEvent instanceof PointerEvent &&
      nativeEvent.pointerType === 'touch';
    if (!isTap) return activate();
    const isSecond = nativeEvent.timeStamp - lastTap.current <= doubleTapDelay;
    lastTap.current = isSecond ? Number.NEGATIVE_INFINITY : nativeEvent.timeStamp;
    if (isSecond) activate();
    else onPin(event);
  };
}
