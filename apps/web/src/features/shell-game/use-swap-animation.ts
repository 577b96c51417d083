import { currentSwap, type ShellTurn } from '@poketorneo/rules';
import { type RefObject, useLayoutEffect } from 'react';
import { pauseWhileHidden } from '../../lib/game-clock.ts';
import { prefersReducedMotion } from '../../lib/motion.ts';
import { phaseDurationMs } from './phase-duration.ts';
import { arcKeyframes } from './swap-arc.ts';

/** The marks fade before the swap ends, so that the next swap can be told apart. */
const glow = [
  { opacity: 1 },
  { opacity: 1, offset: 0.75 },
  { opacity: 0, offset: 0.85 },
  { opacity: 0 },
];

/**
 * Moves the swapped cards along their arcs or, with reduced motion, only lights their marks. It
 * animates transform and opacity only, which stay smooth under load.
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
    const timing = {
      duration: phaseDurationMs(turn, reducedMotion) ?? 0,
      fill: 'forwards',
    } as const;
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
      // The cards' data have been exchanged: each element returns to its place and looks the same.
      for (const animation of animations) animation.cancel();
    };
  }, [turn, places, marks]);
}
