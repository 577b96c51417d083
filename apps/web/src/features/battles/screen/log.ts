import type { BattleEvent } from '@poketorneo/contract';
import { applyEvent, type BattleView } from '@poketorneo/rules/battle';

/** The sentences of a turn; turn 0 precedes the first. */
export interface LoggedTurn {
  readonly turn: number;
  readonly sentences: readonly string[];
}

type SentencesOf = (event: BattleEvent, before: BattleView) => readonly string[];

/** The log of a battle, continued with each event. */
export class RunningLog {
  readonly #empty: BattleView;
  readonly #sentencesOf: SentencesOf;
  #view: BattleView;
  #count = 0;
  #turns: { turn: number; sentences: string[] }[] = [];

  constructor(empty: BattleView, sentencesOf: SentencesOf) {
    this.#empty = empty;
    this.#sentencesOf = sentencesOf;
    this.#view = empty;
    this.#restart();
  }

  /** The turns with sentences of the first `count` events. */
  until(events: readonly BattleEvent[], count: number): LoggedTurn[] {
    if (count < this.#count) this.#restart();
    for (const event of events.slice(this.#count, count)) this.#add(event);
    this.#count = count;
    return this.#turns
      .filter(({ sentences }) => sentences.length > 0)
      .map(({ turn, sentences }) => ({ turn, sentences: [...sentences] }));
  }

  #restart(): void {
    this.#view = this.#empty;
    this.#count = 0;
    this.#turns = [{ turn: 0, sentences: [] }];
  }

  #add(event: BattleEvent): void {
    if (event.kind === 'turn') this.#turns.push({ turn: event.turn, sentences: [] });
    this.#turns.at(-1)?.sentences.push(...this.#sentencesOf(event, this.#view));
    this.#view = applyEvent(this.#view, event);
  }
}

/** What happened since the previous decision: the turn before, and the current one so far. */
export function recapOf(log: readonly LoggedTurn[], turn: number): string[] {
  return log.filter((logged) => logged.turn >= turn - 1).flatMap(({ sentences }) => sentences);
}
