import type {
  BattleChoice,
  BattleEnd,
  BattleEvent,
  BattleFormat,
  BattleGrade,
  BattleRequest,
  BattleSide,
  Gender,
} from '@poketorneo/contract';
import type { Stats } from '@poketorneo/rules';

/** A Pokémon as it goes into a battle: all of it is given, nothing is looked up. */
export interface BattlePokemon {
  formId: number;
  level: number;
  gender: Gender;
  isShiny: boolean;
  abilityId: number;
  itemId: string | null;
  moveIds: readonly number[];
  stats: Stats;
  ivs: Stats | null;
}

/** What a battle begins with; with the choices it makes everything that happens. */
export interface BattleSetup {
  format: BattleFormat;
  seed: string;
  teams: readonly [readonly BattlePokemon[], readonly BattlePokemon[]];
}

/** What the sides that have something to decide decide at once. */
export type Decisions = { readonly [side in BattleSide]?: BattleChoice };

/** Why a choice does not answer a request. */
export type ChoiceProblem =
  | 'wrong-count'
  | 'must-switch'
  | 'must-pass'
  | 'cannot-pass'
  | 'no-such-move'
  | 'move-disabled'
  | 'aim-needed'
  | 'wrong-aim'
  | 'trapped'
  | 'no-such-pokemon'
  | 'already-on-field'
  | 'fainted'
  | 'called-twice'
  | 'nothing-to-decide';

/** Who may know what happens. */
export type Audience = BattleSide | 'spectator';

/** A battle in memory. */
export interface LiveBattle {
  readonly turn: number;
  readonly end: { winner: BattleSide | null; by: Extract<BattleEnd, 'play' | 'limit'> } | null;
  /** Null when the side has nothing to decide. */
  request(side: BattleSide): BattleRequest | null;
  /** What happened, from some event on. */
  events(audience: Audience, after?: number): readonly BattleEvent[];
  /** Throws RefusedChoice, and leaves the battle as it was, when the engine does not take them. */
  decide(decisions: Decisions): void;
}

/** What the leader decides by: what the leader's side may know, and nothing else. */
export interface LeaderDecision {
  battle: LiveBattle;
  grade: BattleGrade;
  /** The same seed and step decide the same. */
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
  decideForLeader(decision: LeaderDecision): BattleChoice;
}
