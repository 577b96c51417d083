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
  #turns: readonly LoggedTurn[] = [];

  constructor(empty: BattleView, sentencesOf: SentencesOf) {
    this.#empty = empty;
    this.#sentencesOf = sentencesOf;
    this.#view = empty;
  }

  /** The turns with sentences of the first `count` events; the same array until one is added. */
  until(events: readonly BattleEvent[], count: number): readonly LoggedTurn[] {
    if (count < this.#count) this.#restart();
    for (const event of events.slice(this.#count, count)) this.#add(event);
    this.#count = count;
    return this.#turns;
  }

  #restart(): void {
    this.#view = this.#empty;
    this.#count = 0;
    this.#turns = [];
  }

  #add(event: BattleEvent): void {
    const sentences = this.#sentencesOf(event, this.#view);
    this.#view = applyEvent(this.#view, event);
    if (sentences.length === 0) return;
    const { turn } = this.#view;
    const last = this.#turns.at(-1);
    this.#turns =
      last?.turn === turn
        ? [...this.#turns.slice(0, -1), { turn, sentences: [...last.sentences, ...sentences] }]
        : [...this.#turns, { turn, sentences }];
  }
}

/** What happened since the previous decision: the turn before, and the current one so far. */
export function recapOf(log: readonly LoggedTurn[], turn: number): string[] {
  return log.filter((logged) => logged.turn >= turn - 1).flatMap(({ sentences }) => sentences);
}
