import type { BattleEvent } from '@poketorneo/contract';
import type { BattleView } from '@poketorneo/rules/battle';
import type { AnimationRun } from '../animation-run.ts';
import type { HitMemory } from '../hit-memory.ts';
import type { StageElements } from '../stage-elements.ts';

export interface AnimationContext<Event extends BattleEvent = BattleEvent> {
  readonly event: Event;
  readonly run: AnimationRun;
  readonly after: BattleView;
  readonly memory: HitMemory;
  /** The current stage: a new one after `commit`. */
  readonly getStage: () => StageElements;
  readonly commit: () => void;
}

export type EventAnimation<Event extends BattleEvent> = (
  context: AnimationContext<Event>,
) => Promise<void>;
