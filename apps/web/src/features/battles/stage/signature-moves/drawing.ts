import type { AnimationRun, Frame, Timing } from '../animation-run.ts';
import type { Anchor, StageElements } from '../stage-elements.ts';
import { type DrawingName, drawingNames } from './drawing-names.ts';
import styles from './SignatureMoves.module.css';

const columns = 8;
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
  const element = stage.make(styles.drawing, at, size * at.depth);
  const cell = drawingNames.indexOf(name);
  const x = ((cell % columns) / (columns - 1)) * 100;
  const y = (Math.floor(cell / columns) / (rows - 1)) * 100;
  element.style.backgroundSize = `${columns * 100}% ${rows * 100}%`;
  element.style.backgroundPosition = `${x}% ${y}%`;
  if (at.isGround === true) element.dataset.ground = '';
  await run.playTransient(
    stage.part(at.isBehind === true ? 'behind' : 'effects'),
    element,
    frames,
    timing,
  );
}

export function by(x: number, y: number): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

/** The point at a share of the way. */
export function between(from: Anchor, to: Anchor, share: number): Anchor {
  const on = (start: number, end: number) => start + (end - start) * share;
  return { x: on(from.x, to.x), y: on(from.y, to.y), depth: on(from.depth, to.depth) };
}

/** Frames of a flight along an arc `high` pixels above the straight line. */
export function lob(from: Anchor, to: Anchor, high: number, turn: number): Frame[] {
  const grow = to.depth / from.depth;
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const x = (to.x - from.x) * share;
    const y = (to.y - from.y) * share - high * 4 * share * (1 - share);
    const scale = (0.6 + 0.4 * share) * (1 + (grow - 1) * share);
    return {
      transform: `${by(x, y)} rotate(${(turn * share).toFixed(0)}deg) scale(${scale.toFixed(2)})`,
      opacity: 1,
    };
  });
}

/** The angle of the way, in degrees. */
export function angle(from: Anchor, to: Anchor): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
