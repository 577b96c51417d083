import type { AnimationRun } from '../animation-run.ts';
import type { Blow } from '../blow.ts';
import type { MoveLook } from '../move-look.ts';
import type { BattleSound } from '../sounds.ts';
import type { Figure, StageElements } from '../stage-elements.ts';

/** The use of a move. */
export interface Attack {
  readonly user: Figure;
  /** The user if there is no other target; beside it if the move misses. */
  readonly targets: readonly Figure[];
  readonly look: MoveLook;
}

/** Where a move lands: once per target, and per hit of a multi-hit move. */
export interface Hit {
  /** Null if it has left the field. */
  readonly user: Figure | null;
  readonly target: Figure;
  readonly look: MoveLook;
  readonly blow: Blow;
}

export type AttackPhase = (
  stage: StageElements,
  run: AnimationRun,
  attack: Attack,
) => Promise<unknown>;
export type HitPhase = (stage: StageElements, run: AnimationRun, hit: Hit) => Promise<unknown>;

/** The four phases of a move's animation, 1.6 s together. */
export interface MoveAnimation {
  /** The user gathers its strength. */
  readonly anticipate: AttackPhase;
  /** The attack crosses the field; resolves when it reaches its targets. */
  readonly travel: AttackPhase;
  /** The attack fills its blow's share of the stage, beside the HP bar. */
  readonly impact: HitPhase;
  /** What remains for a moment, beside the HP bar. */
  readonly aftermath: HitPhase;
  /** At the beginning of `travel`. */
  readonly sound?: BattleSound;
  /** The first turn of a move with two. */
  readonly prepare?: AttackPhase;
  readonly prepareSound?: BattleSound;
  /** All of it under reduced motion. */
  readonly still?: AttackPhase;
}
