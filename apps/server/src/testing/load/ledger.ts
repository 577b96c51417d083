/** The value of a thing never written. */
export const absent = 'absent';

/**
 * Acknowledged values by thing, to be compared with the database; during a write both old and new
 * value are possible.
 */
export class Ledger {
  readonly #possible = new Map<string, ReadonlySet<string>>();
  readonly #onAcknowledged: () => void;
  acknowledged = 0;

  constructor(onAcknowledged: () => void) {
    this.#onAcknowledged = onAcknowledged;
  }

  /** Registers the initial value of a thing. */
  expect(thing: string, value: string): void {
    this.#possible.set(thing, new Set([value]));
  }

  /** Runs a write of a new value. */
  async write<T>(thing: string, value: string, work: () => Promise<T>): Promise<T> {
    const before = this.#possible.get(thing) ?? new Set([absent]);
    this.#possible.set(thing, new Set([...before, value]));
    const result = await work();
    this.#possible.set(thing, new Set([value]));
    this.acknowledged += 1;
    this.#onAcknowledged();
    return result;
  }

  /** Differences from the acknowledged values; afterwards the found values are expected. */
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
