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
 * Shows the next slide every five seconds: not while the pointer or focus is on the carousel, not
 * after the user has moved it until they resume, and never with reduced motion. The focus may stay
 * on the button that resumes.
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
    /** Whether to show the pause button. */
    isAvailable: !reducedMotion,
    isStopped,
    stop: () => setStopped(true),
    /** Ref of the button that calls `toggle`. */
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
