import type { BattleEvent, BattleSide } from '@poketorneo/contract';
import { UnreadableLine } from './line.ts';
import { Memory } from './memory.ts';
import { readLine } from './read-line.ts';

/** Who is told: a side knows the HP of its own Pokémon, a spectator nobody's. */
export type Audience = BattleSide | 'spectator';

/** What one audience is told of a battle: a running reading of the engine's log. */
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

  /** All events up to the end of this log, which only ever grows. */
  catchUp(log: readonly string[]): readonly BattleEvent[] {
    while (this.#next < log.length) {
      const line = log[this.#next] ?? '';
      this.#next += 1;
      const [, secretOf] = /^\|split\|p([12])$/.exec(line) ?? [];
      if (secretOf === undefined) {
        this.#read(line);
        continue;
      }
      // Two lines follow: what that side sees, and what everybody else does.
      const isOwn = String(this.#audience) === secretOf;
      this.#read(log[this.#next + (isOwn ? 0 : 1)] ?? '');
      this.#next += 2;
    }
    return this.#events;
  }

  #read(line: string): void {
    try {
      const event = readLine(line, this.#memory);
      if (event !== null) this.#events.push(event);
    } catch (error) {
      // A sentence less is better than a battle that cannot go on.
      if (!(error instanceof UnreadableLine)) throw error;
      this.#report(error);
    }
  }
}
