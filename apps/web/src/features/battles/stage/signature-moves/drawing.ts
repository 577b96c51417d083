import type { AnimationRun, Frame, Timing } from '../animation-run.ts';
import { cellPosition, columns } from '../shapes.ts';
import type { Anchor, StageElements } from '../stage-elements.ts';
import { type DrawingName, drawingNames } from './drawing-names.ts';
import styles from './SignatureMoves.module.css';

const rows = Math.ceil(drawingNames.length / columns);

/**
 * Plays a drawing of `size` pixels; `frames` move it relative to its point, which is its middle, or
 * the middle of its foot if it stands on the ground.
 */
export async function draw(
  stage: StageElements,
  run: AnimationRun,
  name: DrawingName,
  at: Anchor & { readonly isGround?: boolean },
  size: number,
  frames: readonly Frame[],
  timing: Timing,
): Promise<void> {
  if (run.isSkipped) return;
  const position = cellPosition(drawingNames.indexOf(name), rows);
  const element = stage.makePicture(styles.drawing, at, size * at.depth, position);
  if (at.isGround === true) element.dataset.ground = '';
  await run.playTransient(stage.layer(at), element, frames, timing);
}
