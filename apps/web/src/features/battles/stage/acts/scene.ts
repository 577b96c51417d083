import type { BattleEvent } from '@poketorneo/contract';
import type { BattleView } from '@poketorneo/rules/battle';
import type { HitMemory } from '../hit-memory.ts';
import type { Run } from '../run.ts';
import type { Theatre } from '../theatre.ts';

/** Everything an event needs to be played. */
export interface Scene<Event extends BattleEvent = BattleEvent> {
  readonly event: Event;
  readonly run: Run;
  readonly after: BattleView;
  readonly memory: HitMemory;
  /** The stage as it is now: another one after `show`. */
  readonly theatre: () => Theatre;
  readonly show: () => void;
}

/** How an event of some kind is played. */
export type Act<Event extends BattleEvent> = (scene: Scene<Event>) => Promise<void>;
