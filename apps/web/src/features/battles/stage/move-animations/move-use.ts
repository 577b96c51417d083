import type { AnimationRun } from '../animation-run.ts';
import type { MoveLook } from '../move-look.ts';
import type { Figure, StageElements } from '../stage-elements.ts';

/** A move being used: by whom, at whom, and how it looks. */
export interface MoveUse {
  readonly user: Figure;
  /** The target; the user where there is no other. */
  readonly targets: readonly Figure[];
  readonly look: MoveLook;
}

export type PlayMove = (stage: StageElements, run: AnimationRun, use: MoveUse) => Promise<void>;
