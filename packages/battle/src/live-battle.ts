import type { Battle, Side } from '@pkmn/sim';
import type { BattleChoice, BattleEvent, BattleRequest, BattleSide } from '@poketorneo/contract';
import { maxBattleTurns } from '@poketorneo/rules/battle';
import { IllegalChoice, problemOfChoice, RefusedChoice } from './choice.ts';
import { engineBattle } from './engine-battle.ts';
import { engineChoice } from './engine-choice.ts';
import type { UnreadableLine } from './events/line.ts';
import { type Audience, EventStream } from './events/stream.ts';
import { requestOf } from './request.ts';
import type { BattleSetup } from './setup.ts';
import { type BattleOutcome, limitLine, outcomeAtLimit } from './turn-limit.ts';

const sides: readonly BattleSide[] = [1, 2];

/** Each side's choice. */
export type Decisions = { readonly [side in BattleSide]?: BattleChoice };

/** A running battle. */
export interface LiveBattle {
  /** The current turn; 0 before the first. */
  readonly turn: number;
  /** Null while it runs. */
  readonly end: BattleOutcome | null;
  /** This side's request; null where it has nothing to decide. */
  request(side: BattleSide): BattleRequest | null;
  /** Events of this audience after the first `after` ones. */
  events(audience: Audience, after?: number): readonly BattleEvent[];
  /**
   * Whether `decide` would take this side's choice, without the other's. The battle continues as if
   * it had not been tried.
   * @throws like `decide`.
   */
  tryChoice(side: BattleSide, choice: BattleChoice): void;
  /**
   * One decision of every side that has a request.
   * @throws IllegalChoice when a choice is invalid by the side's own knowledge.
   * @throws RefusedChoice when only hidden information forbids a choice. Either leaves the battle
   * unchanged.
   */
  decide(decisions: Decisions): void;
}

/** Handler of unparsable lines. */
export interface BattleOptions {
  /** Without it such a line throws. */
  readonly onUnreadableLine?: (line: UnreadableLine) => void;
}

function rethrow(line: UnreadableLine): never {
  throw line;
}

/**
 * Starts a battle. Equal setup and choices give equal events.
 * @throws RangeError for a team of invalid size, or of something that generation 4 does not have.
 */
export function startBattle(setup: BattleSetup, options: BattleOptions = {}): LiveBattle {
  return new EngineBattle(engineBattle(setup), options.onUnreadableLine ?? rethrow);
}

class EngineBattle implements LiveBattle {
  readonly #battle: Battle;
  readonly #report: (line: UnreadableLine) => void;
  readonly #streams = new Map<Audience, EventStream>();
  #limit: BattleOutcome | null = null;

  constructor(battle: Battle, report: (line: UnreadableLine) => void) {
    this.#battle = battle;
    this.#report = report;
  }

  get turn(): number {
    return Math.min(this.#battle.turn, maxBattleTurns);
  }

  get end(): BattleOutcome | null {
    if (this.#limit !== null) return this.#limit;
    if (!this.#battle.ended) return null;
    const { winner } = this.#battle;
    return { winner: winner === '1' ? 1 : winner === '2' ? 2 : null, by: 'play' };
  }

  request(side: BattleSide): BattleRequest | null {
    return this.end === null ? requestOf(this.#battle, side) : null;
  }

  events(audience: Audience, after = 0): readonly BattleEvent[] {
    return this.#stream(audience).catchUp(this.#battle.log).slice(after);
  }

  #stream(audience: Audience): EventStream {
    const known = this.#streams.get(audience);
    if (known !== undefined) return known;
    const stream = new EventStream(audience, this.#report);
    this.#streams.set(audience, stream);
    return stream;
  }

  tryChoice(side: BattleSide, choice: BattleChoice): void {
    const engineWords = this.#engineChoice(side, choice);
    if (engineWords === null) return;
    const engineSide = this.#sideOf(side);
    const error = problemInEngine(engineSide, engineWords);
    engineSide.clearChoice();
    if (error !== null) throw refusal(side, error);
  }

  decide(decisions: Decisions): void {
    const toDo = sides.flatMap((side) => {
      const engineWords = this.#engineChoice(side, decisions[side]);
      return engineWords === null ? [] : [{ side, engineWords }];
    });
    if (toDo.length === 0) throw new RangeError('There is nothing to decide');
    const tried: Side[] = [];
    for (const { side, engineWords } of toDo) {
      const engineSide = this.#sideOf(side);
      tried.push(engineSide);
      const error = problemInEngine(engineSide, engineWords);
      if (error === null) continue;
      for (const each of tried) each.clearChoice();
      throw refusal(side, error);
    }
    this.#battle.commitChoices();
    this.#endAtLimit();
  }

  #sideOf(side: BattleSide): Side {
    return this.#battle.getSide(side === 1 ? 'p1' : 'p2');
  }

  /** In the engine's syntax; null where the side has nothing to decide. */
  #engineChoice(side: BattleSide, choice: BattleChoice | undefined): string | null {
    const request = this.request(side);
    if (request === null) {
      if (choice !== undefined) throw new RangeError(`Side ${side} has nothing to decide`);
      return null;
    }
    if (choice === undefined) throw new RangeError(`Side ${side} has to decide`);
    const problem = problemOfChoice(request, choice);
    if (problem !== null) throw new IllegalChoice(side, problem);
    return engineChoice(this.#sideOf(side), choice);
  }

  #endAtLimit(): void {
    if (this.#battle.ended || this.#battle.turn <= maxBattleTurns) return;
    this.#limit = outcomeAtLimit(this.#battle);
    // A line of the log, so that every audience gets it.
    this.#battle.add(limitLine, this.#limit.winner ?? 'none');
  }
}

/** Gives the engine a side's choice. Returns the engine's error; null if the choice is complete. */
function problemInEngine(side: Side, engineWords: string): string | null {
  return side.choose(engineWords) && side.isChoiceDone() ? null : side.choice.error;
}

function refusal(side: BattleSide, error: string): Error {
  if (error.endsWith('is trapped')) return new RefusedChoice(side, 'trapped');
  if (error.endsWith('is disabled')) return new RefusedChoice(side, 'move-disabled');
  return new Error(`The engine did not take a choice of side ${side}: ${error}`);
}
