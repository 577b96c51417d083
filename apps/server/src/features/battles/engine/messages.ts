import type { BattleSetup, ChoiceProblem, LiveBattle } from '@poketorneo/battle';
import type { BattleChoice, BattleEvent, BattleGrade, BattleRequest } from '@poketorneo/contract';
import type { StoredChoice } from '../battle-choices-repository.ts';

/** Everything needed to rebuild a battle. */
export interface BattleSource {
  setup: BattleSetup;
  /** All choices from the first step on. */
  choices: readonly StoredChoice[];
}

/** Asks for a battle's state at a step, or for the result of a choice there. */
export interface EngineRequest {
  battleId: number;
  /** Number of decided steps. */
  step: number;
  /** The cached battle may contain a choice that was not stored: rebuild it. */
  isUnconfirmed: boolean;
  /** Number of events the player has. */
  after: number;
  /** Sent after a response of kind 'missing'. */
  source?: BattleSource | undefined;
  /** The player's, for this step. */
  choice?: BattleChoice | undefined;
  /** `ace` is the place of the Pokémon that the leader keeps back. */
  leader: { grade: BattleGrade; seed: string; ace: number };
  /** Whether to include all events so far. */
  includeReplay?: boolean | undefined;
}

/** All events of a battle, from the player's and from a spectator's view. */
export interface ReplayEvents {
  own: readonly BattleEvent[];
  spectator: readonly BattleEvent[];
}

/** A battle's state from the player's view. */
export interface BattleSnapshot {
  kind: 'snapshot';
  step: number;
  turn: number;
  /** Number of events. */
  seq: number;
  events: readonly BattleEvent[];
  request: BattleRequest | null;
  end: LiveBattle['end'];
  /** The choices made by this request, the leader's included. */
  newChoices: readonly StoredChoice[];
  /** Present if requested, or if the battle is over. */
  replayEvents: ReplayEvents | null;
}

/** The choices cannot be replayed: they are of another engine version. */
export interface BrokenBattle {
  kind: 'broken';
  message: string;
}

export type EngineResponse =
  | BattleSnapshot
  | BrokenBattle
  /** The battle is not cached: repeat with `source`. */
  | { kind: 'missing' }
  /** The request does not allow the choice. */
  | { kind: 'illegal'; problem: ChoiceProblem | 'nothing-to-decide' }
  /** The engine refused it; the request may have changed. */
  | { kind: 'refused' };
