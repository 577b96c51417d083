import type { BattleSetup, ChoiceProblem, LiveBattle } from '@poketorneo/battle';
import type { BattleChoice, BattleGrade, BattleRequest, BattleSide } from '@poketorneo/contract';
import type { TeamIndex, WeighingBattle } from '@poketorneo/rules/duels';

/** Input of a leader's decision. */
export interface LeaderChoiceInput {
  /** Only the view of the leader's side may be used. */
  battle: LiveBattle;
  setup: BattleSetup;
  side: BattleSide;
  grade: BattleGrade;
  /** The same seed and step lead to the same choice. */
  seed: string;
  step: number;
  /** Place of the Pokémon that the leader keeps back. */
  ace: number;
}

/** One of the battles that weigh a pair of teams. */
export interface WeighingTask {
  teams: BattleSetup['teams'];
  battle: WeighingBattle;
  seed: string;
}

/** Runs battles and leaders' decisions; tests may use a stub. */
export interface BattleEngine {
  /** Battles of another version may not be replayable. */
  readonly version: string;
  start(setup: BattleSetup): LiveBattle;
  /** The problem with a choice; null if it may be tried. */
  problemOf(request: BattleRequest, choice: BattleChoice): ChoiceProblem | null;
  /** The side whose choice `tryChoice` or `decide` refused; null for other errors. */
  refusedSide(error: unknown): BattleSide | null;
  leaderChoice(question: LeaderChoiceInput): BattleChoice;
  /** The team that wins a battle of the AI; null for a draw. */
  weigh(battle: WeighingTask): TeamIndex | null;
}
