import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts';

const interval = 5000;

/**
 * Shows the next slide every five seconds: not while the pointer or the focus rests on the
 * carousel, not after the user has moved it by hand until they start it again, and never under
 * reduced motion. The button that starts it may keep the focus.
 */
export function useAutoAdvance(selected: number, advance: () => void) {
  const reducedMotion = useReducedMotion();
  const [isStopped, setStopped] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const onTime = useEffectEvent(advance);

  const isRunning = !reducedMotion && !isStopped && !isHovered && !isFocused;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide gets its whole five seconds.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => onTime(), interval);
    return () => clearInterval(timer);
  }, [isRunning, selected]);

  return {
    /** There is something to stop or to set going. */
    isOffered: !reducedMotion,
    isStopped,
    stop: () => setStopped(true),
    /** For the button that calls `toggle`. */
    toggleButton,
    toggle: () => setStopped((before) => !before),
    hoverHandlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
    },
    focusHandlers: {
      onFocus: ({ target }: FocusEvent) => setFocused(target !== toggleButton.current),
      onBlur: () => setFocused(false),
    },
  };
}
