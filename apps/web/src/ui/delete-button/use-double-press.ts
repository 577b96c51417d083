import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds in which the second click or tap must follow: a double click, unhurried. */
const pointerWindow = 1000;
/** Keys are pressed more slowly, and a screen reader first says what the first press has done. */
const keyboardWindow = 5000;

/**
 * Acts on the second of two presses in quick succession. Presses of any kind count, so that what a
 * mouse does with a double click a finger does with two taps and the keyboard with two times Enter.
 */
export function useDoublePress(action: () => void) {
  const [isArmed, setArmed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const disarm = () => {
    clearTimeout(timer.current);
    setArmed(false);
  };

  return {
    /** A first press has been made: the owner says what the second will do. */
    isArmed,
    handlers: {
      onClick: ({ detail }: MouseEvent) => {
        if (isArmed) {
          disarm();
          action();
          return;
        }
        setArmed(true);
        const isKey = detail === 0;
        timer.current = setTimeout(disarm, isKey ? keyboardWindow : pointerWindow);
      },
      onKeyDown: (event: KeyboardEvent) => {
        // A key that is held down is one press, however often it repeats.
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      },
      onBlur: disarm,
    },
  };
}
