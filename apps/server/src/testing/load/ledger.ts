/** What an entry says of something that was never written. */
export const absent = 'absent';

/**
 * What a server has acknowledged, to be compared with its database afterwards: for each thing that
 * was written its value, and, while a write is under way, also the one that it may have by then.
 */
export class Ledger {
  readonly #possible = new Map<string, ReadonlySet<string>>();
  readonly #onAcknowledged: () => void;
  acknowledged = 0;

  constructor(onAcknowledged: () => void) {
    this.#onAcknowledged = onAcknowledged;
  }

  /** Notes what something is before anybody writes it. */
  note(thing: string, value: string): void {
    this.#possible.set(thing, new Set([value]));
  }

  /** Makes a write that gives something another value. */
  async write<T>(thing: string, value: string, work: () => Promise<T>): Promise<T> {
    const before = this.#possible.get(thing) ?? new Set([absent]);
    this.#possible.set(thing, new Set([...before, value]));
    const result = await work();
    this.#possible.set(thing, new Set([value]));
    this.acknowledged += 1;
    this.#onAcknowledged();
    return result;
  }

  /** What is not as it was acknowledged. From here on what was found counts. */
  compare(found: ReadonlyMap<string, string>): string[] {
    const problems: string[] = [];
    for (const [thing, possible] of this.#possible) {
      const value = found.get(thing) ?? absent;
      if (!possible.has(value)) {
        problems.push(`${thing} is ${value} instead of ${[...possible].join(' or ')}`);
      }
      this.#possible.set(thing, new Set([value]));
    }
    return problems;
  }
}
