import type {
  Audience,
  BattleOutcome,
  BattleSetup,
  ChoiceProblem,
  Decisions,
} from '@poketorneo/battle';
import type {
  BattleChoice,
  BattleEvent,
  BattleGrade,
  BattleRequest,
  BattleSide,
} from '@poketorneo/contract';
import type { MadeChoice, ReplayEvents, StoredChoice } from '../../battle-records/index.ts';

/** What a cached battle lacks, or everything needed to rebuild one. */
export interface BattleSource {
  setup: BattleSetup;
  /** The step of the first choice. */
  from: number;
  /** All choices from that step on. */
  choices: readonly StoredChoice[];
}

/** Who decides for a side: a player, whose choices come with requests, or a leader. */
export type Decider =
  | { kind: 'player' }
  | {
      kind: 'leader';
      grade: BattleGrade;
      seed: string;
      /** Place of the Pokémon that the leader keeps back. */
      ace: number;
    };

export type Deciders = Readonly<Record<BattleSide, Decider>>;

export type EngineTask =
  | { kind: 'read' }
  /** Whether the side may choose this, without the other's choice. */
  | { kind: 'try'; side: BattleSide; choice: BattleChoice }
  /** Play a step with the choices of all players who have a request; leaders decide themselves. */
  | { kind: 'play'; choices: Decisions };

/** Asks for a battle's state at a step, or for the result of a task there. */
export interface EngineRequest {
  battleId: number;
  /** Number of decided steps. */
  step: number;
  /** The cached battle may contain a choice that was not stored: rebuild it. */
  isUnconfirmed: boolean;
  /** Sent after a response of kind 'missing'. */
  source?: BattleSource | undefined;
  deciders: Deciders;
  task: EngineTask;
  /** Parts of the response: events of an audience after the first `after`. */
  views: readonly ViewRequest[];
  /** Whether to include all events so far. */
  includeReplay?: boolean | undefined;
}

export interface ViewRequest {
  audience: Audience;
  /** Number of events the audience has. */
  after: number;
}

/** A battle as an audience knows it. */
export interface AudienceView {
  audience: Audience;
  /** Number of events. */
  seq: number;
  events: readonly BattleEvent[];
  /** Null for spectators and where there is nothing to decide. */
  request: BattleRequest | null;
}

export interface BattleSnapshot {
  kind: 'snapshot';
  step: number;
  turn: number;
  /** In the order of the request's `views`. */
  views: readonly AudienceView[];
  /** Sides of players who have to choose. */
  awaited: readonly BattleSide[];
  end: BattleOutcome | null;
  /** The choices made by this request, leaders' included. */
  newChoices: readonly MadeChoice[];
  /** Present if requested, or if the battle is over. */
  replayEvents: ReplayEvents | null;
}

/** The choices cannot be replayed: they are of another engine version. */
export interface BrokenBattle {
  kind: 'broken';
  message: string;
}

/** A choice that cannot be played. */
export type RejectedChoice =
  /** The request does not allow it. */
  | { kind: 'illegal'; side: BattleSide; problem: ChoiceProblem | 'nothing-to-decide' }
  /** The engine refused it; the request may have changed. */
  | { kind: 'refused'; side: BattleSide };

export type EngineResponse =
  | BattleSnapshot
  | BrokenBattle
  | RejectedChoice
  /** The battle is not cached at this step: repeat with `source`, from that step on. */
  | { kind: 'missing'; from: number }
  /** The tried choice is possible. */
  | { kind: 'possible'; views: readonly AudienceView[] };
