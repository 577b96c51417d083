import type { BattleSetup, ChoiceProblem, LiveBattle } from '@poketorneo/battle';
import type { BattleChoice, BattleEvent, BattleGrade, BattleRequest } from '@poketorneo/contract';
import type { StoredChoice } from '../battle-choices-repository.ts';

/** What a battle is made from. */
export interface BattleSource {
  setup: BattleSetup;
  /** All that were made from the first step on. */
  choices: readonly StoredChoice[];
}

/** Asks of a battle how it stands at a step, or what comes of a choice made there. */
export interface EngineQuestion {
  battleId: number;
  /** How often the sides have decided. */
  step: number;
  /** What is in memory may hold a choice that was not kept: it is made anew. */
  isDoubtful: boolean;
  /** Of how many events the player knows. */
  after: number;
  /** What the battle is made from, once the engine has said that it does not have it. */
  source?: BattleSource | undefined;
  /** The player's, for this step. */
  choice?: BattleChoice | undefined;
  leader: { grade: BattleGrade; seed: string };
  /** Many wait: leaders do without looking ahead. */
  inHaste: boolean;
  /** Whether all that has happened is to be told. */
  whole?: boolean | undefined;
}

/** All that has happened in a battle, as the player and as a spectator sees it. */
export interface WholeBattle {
  own: readonly BattleEvent[];
  spectator: readonly BattleEvent[];
}

/** How a battle stands for the player. */
export interface BattleStanding {
  is: 'standing';
  step: number;
  turn: number;
  /** How many events there are. */
  seq: number;
  events: readonly BattleEvent[];
  request: BattleRequest | null;
  end: LiveBattle['end'];
  /** What the choice has led to, for the player and the leader alike. */
  decided: readonly StoredChoice[];
  /** When it was asked for, and when it is over. */
  whole: WholeBattle | null;
}

/** The choices do not lead anywhere: they are of another version of the engine. */
export interface BrokenBattle {
  is: 'broken';
  message: string;
}

export type EngineAnswer =
  | BattleStanding
  | BrokenBattle
  /** The battle is not in memory: ask again, with what it is made from. */
  | { is: 'unknown' }
  /** The choice is none of those that the request allows. */
  | { is: 'illegal'; problem: ChoiceProblem | 'nothing-to-decide' }
  /** The engine does not take it; there may be another request now. */
  | { is: 'refused' };
