import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds for the second click or tap, longer than a usual double click. */
const pointerWindow = 1000;
/** Keys are slower, and a screen reader first announces the effect of the first press. */
const keyboardWindow = 5000;

/** Runs the action on the second of two quick presses of any kind: clicks, taps or Enter. */
export function useDoublePress(action: () => void) {
  const [isArmed, setArmed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const disarm = () => {
    clearTimeout(timer.current);
    setArmed(false);
  };

  return {
    /** After the first press: the label announces the effect of the second. */
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
        // A held key is one press, although it repeats.
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      },
      onBlur: disarm,
    },
  };
}
