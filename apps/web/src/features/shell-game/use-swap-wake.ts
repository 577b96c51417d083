import { currentSwap, type ShellTurn } from '@poketorneo/rules';
import { type RefObject, useLayoutEffect } from 'react';
import { pauseWhileHidden } from '../../lib/game-clock.ts';
import { prefersReducedMotion } from '../../lib/motion.ts';
import { phaseDurationMs } from './phase-duration.ts';
import { arcKeyframes, pointOnArc } from './swap-arc.ts';

/** The angles on the arc at which a shell throws up sand, in degrees. */
const puffAngles = [18, 46, 74, 102, 130, 158];
/** The shadows behind a shell: their delay as a fraction of the swap, and their opacity. */
const shadowStyles = [
  { behind: 0.06, opacity: 0.4 },
  { behind: 0.12, opacity: 0.22 },
];

/** The number of elements of a wake: shadows, then sand. */
export const wakeSize = shadowStyles.length + puffAngles.length;

/**
 * Animates the wakes of two swapped shells: shadows that follow them, and sand. None with reduced
 * motion.
 */
export function useSwapWake(turn: ShellTurn, wakes: RefObject<(HTMLElement | null)[]>): void {
  useLayoutEffect(() => {
    const swap = currentSwap(turn);
    if (swap === null || prefersReducedMotion()) return;
    const duration = phaseDurationMs(turn, false) ?? 0;
    const animations = swap.flatMap((place, index) => {
      const wake = wakes.current[place];
      if (!wake) return [];
      const side = index === 0 ? 'left' : 'right';
      const { offsetWidth: width, offsetHeight: height } = wake;
      const [shadows, sand] = [
        [...wake.children].slice(0, shadowStyles.length),
        [...wake.children].slice(shadowStyles.length),
      ];
      const arc = arcKeyframes(swap, side);
      return [
        ...shadows.map((shadow, number) => {
          const { behind = 0, opacity = 0 } = shadowStyles[number] ?? {};
          const seen = (frame: number) => Math.min(1, frame / 4, (arc.length - 1 - frame) / 4);
          const frames = arc.map((frame, at) => ({ ...frame, opacity: opacity * seen(at) }));
          return shadow.animate(frames, { duration, delay: behind * duration });
        }),
        ...sand.map((puff, number) => {
          const angle = puffAngles[number] ?? 0;
          const { x, y, scale } = pointOnArc(swap, side, angle);
          const at = (up: number, size: number) =>
            `translate(${x * width}px, ${(y - up) * height}px) scale(${size * scale})`;
          return puff.animate(
            [
              { opacity: 0, transform: at(0, 0.3) },
              { opacity: 0.95, transform: at(0.02, 0.8), offset: 0.25 },
              { opacity: 0, transform: at(0.14, 1.7) },
            ],
            {
              duration: Math.min(800, 240 + duration * 0.25),
              delay: (angle / 180) * duration,
              easing: 'ease-out',
            },
          );
        }),
      ];
    });
    const stopFollowing = pauseWhileHidden({
      pause: () => animations.forEach((animation) => void animation.pause()),
      resume: () =>
        animations
          .filter(({ playState }) => playState === 'paused')
          .forEach((animation) => void animation.play()),
    });
    return () => {
      stopFollowing();
      // The sand may settle during the next swap; the shadows end with this one.
      for (const [index, animation] of animations.entries()) {
        if (index % wakeSize < shadowStyles.length) animation.cancel();
      }
    };
  }, [turn, wakes]);
}
