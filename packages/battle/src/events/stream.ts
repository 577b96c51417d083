import type { BattleEvent, BattleSide } from '@poketorneo/contract';
import { UnreadableLine } from './line.ts';
import { Memory } from './memory.ts';
import { parseLine } from './parse-line.ts';

/** A recipient of events: a side sees the exact HP of its own Pokémon, a spectator of none. */
export type Audience = BattleSide | 'spectator';

/** One audience's events, parsed incrementally from the engine's log. */
export class EventStream {
  readonly #audience: Audience;
  readonly #report: (line: UnreadableLine) => void;
  readonly #memory = new Memory();
  readonly #events: BattleEvent[] = [];
  #next = 0;

  constructor(audience: Audience, report: (line: UnreadableLine) => void) {
    this.#audience = audience;
    this.#report = report;
  }

  /** All events up to the end of the log, which only grows. */
  catchUp(log: readonly string[]): readonly BattleEvent[] {
    while (this.#next < log.length) {
      const line = log[this.#next] ?? '';
      this.#next += 1;
      const [, secretOf] = /^\|split\|p([12])$/.exec(line) ?? [];
      if (secretOf === undefined) {
        this.#read(line);
        continue;
      }
      // Two lines follow: the side's own, and the one for everyone else.
      const isOwn = String(this.#audience) === secretOf;
      this.#read(log[this.#next + (isOwn ? 0 : 1)] ?? '');
      this.#next += 2;
    }
    return this.#events;
  }

  #read(line: string): void {
    try {
      const event = parseLine(line, this.#memory);
      if (event !== null) this.#events.push(event);
    } catch (error) {
      // A missing event is better than a battle that cannot continue.
      if (!(error instanceof UnreadableLine)) throw error;
      this.#report(error);
    }
  }
}
