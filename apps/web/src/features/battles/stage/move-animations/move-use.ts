import type { AnimationRun } from '../animation-run.ts';
import type { MoveLook } from '../move-look.ts';
import type { Figure, StageElements } from '../stage-elements.ts';

export interface MoveUse {
  readonly user: Figure;
  /** The user if there is no other target. */
  readonly targets: readonly Figure[];
  readonly look: MoveLook;
}

export type PlayMove = (stage: StageElements, run: AnimationRun, use: MoveUse) => Promise<void>;
