import type { AnimationRun, Frame, Timing } from '../animation-run.ts';
import type { Figure } from '../stage-elements.ts';

/**
 * Animates the white shape of the sprite, which is hidden at other times: even at opacity 0 it
 * would be repainted with each frame of the sprite.
 */
export async function whiten(
  run: AnimationRun,
  { flash: shape }: Figure,
  frames: readonly Frame[],
  timing: Timing,
): Promise<void> {
  if (shape === null) return;
  if (!run.isSkipped) {
    shape.style.visibility = 'visible';
    await run.play(shape, frames, timing);
  }
  shape.style.visibility = '';
}

/** A white flash in the shape of the sprite. */
export function flash(
  run: AnimationRun,
  figure: Figure,
  times: number,
  duration: number,
): Promise<void> {
  return whiten(run, figure, [{ opacity: 0 }, { opacity: 0.95, offset: 0.4 }, { opacity: 0 }], {
    duration: duration / times,
    ...(times > 1 ? { iterations: times } : {}),
  });
}
