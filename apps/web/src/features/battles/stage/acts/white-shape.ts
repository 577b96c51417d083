import type { Frame, Run, Timing } from '../run.ts';
import type { Figure } from '../theatre.ts';

/**
 * Plays on the white shape of the sprite. At other times it is hidden: even unseen it would be painted
 * anew with each picture of the moving sprite.
 */
export async function whiten(
  run: Run,
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
export function flash(run: Run, figure: Figure, times: number, duration: number): Promise<void> {
  return whiten(run, figure, [{ opacity: 0 }, { opacity: 0.95, offset: 0.4 }, { opacity: 0 }], {
    duration: duration / times,
    ...(times > 1 ? { iterations: times } : {}),
  });
}
