import { currentSwap, type ShellTurn } from '@poketorneo/rules';
import { type RefObject, useLayoutEffect } from 'react';
import { pauseWhileHidden } from '../../lib/game-clock.ts';
import { prefersReducedMotion } from '../../lib/motion.ts';
import { arcKeyframes } from './swap-arc.ts';
import { turnDelay } from './swap-time.ts';

/** The marks go out before the swap is over, so that the next one can be distinguished from it. */
const glow = [
  { opacity: 1 },
  { opacity: 1, offset: 0.75 },
  { opacity: 0, offset: 0.85 },
  { opacity: 0 },
];

/**
 * Moves the two places of the current swap along their arcs, at a speed that does not depend on the
 * display, or only lights their marks under reduced motion. Transform and opacity alone change, so
 * that it stays smooth under load.
 */
export function useSwapAnimation(
  turn: ShellTurn,
  places: RefObject<(HTMLElement | null)[]>,
  marks: RefObject<(HTMLElement | null)[]>,
): void {
  useLayoutEffect(() => {
    const swap = currentSwap(turn);
    if (swap === null) return;
    const reducedMotion = prefersReducedMotion();
    const timing = { duration: turnDelay(turn, reducedMotion) ?? 0, fill: 'forwards' } as const;
    const animations = swap.flatMap((place, index) => {
      const element = (reducedMotion ? marks : places).current[place];
      const frames = reducedMotion ? glow : arcKeyframes(swap, index === 0 ? 'left' : 'right');
      return element ? [element.animate(frames, timing)] : [];
    });
    const stopFollowing = pauseWhileHidden({
      pause: () => animations.forEach((animation) => void animation.pause()),
      resume: () => animations.forEach((animation) => void animation.play()),
    });
    return () => {
      stopFollowing();
      // The cards have changed places by now: each place is back where it was, and looks the same.
      for (const animation of animations) animation.cancel();
    };
  }, [turn, places, marks]);
}
