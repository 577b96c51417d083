import type { BattleSetup, ChoiceProblem, LiveBattle } from '@poketorneo/battle';
import type { BattleChoice, BattleGrade, BattleRequest, BattleSide } from '@poketorneo/contract';

/** What a leader chooses by. */
export interface LeaderQuestion {
  /** Of which only what the leader's side is told may be used. */
  battle: LiveBattle;
  setup: BattleSetup;
  grade: BattleGrade;
  /** The same seed and step lead to the same choice. */
  seed: string;
  step: number;
  /** Many wait: do without looking ahead. */
  inHaste: boolean;
}

/** How battles are fought and leaders decide; tests may bring a simple one. */
export interface BattleEngine {
  /** Battles of another version may not go on. */
  readonly version: string;
  start(setup: BattleSetup): LiveBattle;
  /** What is wrong with a choice; null when it may be tried. */
  problemOf(request: BattleRequest, choice: BattleChoice): ChoiceProblem | null;
  /** Whose choice it is that an error of `decide` refuses; null when it says something else. */
  refusedSide(error: unknown): BattleSide | null;
  leaderChoice(question: LeaderQuestion): BattleChoice;
}
