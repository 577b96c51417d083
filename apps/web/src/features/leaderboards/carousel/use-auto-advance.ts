import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

const interval = 5000;

/**
 * Shows the next slide every five seconds: not while the pointer or the focus rests on the carousel,
 * not after somebody has taken it into their own hands until they set it going again, and never for
 * whoever wants less motion.
 */
export function useAutoAdvance(selected: number, advance: () => void) {
  const reducedMotion = useReducedMotion();
  const [isStopped, setStopped] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
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
    toggle: () => setStopped((before) => !before),
    hoverHandlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
    },
    focusHandlers: {
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}
