/** A deterministic random source for tests (mulberry32). */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** An integer from 0 (included) to the limit (excluded). */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  chance(oneIn: number): boolean {
    return this.below(oneIn) === 0;
  }

  pick<Thing>(things: readonly Thing[]): Thing {
    const thing = things[this.below(things.length)];
    if (thing === undefined) throw new RangeError('There is nothing to pick from');
    return thing;
  }

  some<Thing>(count: number, things: readonly Thing[]): Thing[] {
    const left = [...things];
    const picked: Thing[] = [];
    while (picked.length < count && left.length > 0) {
      picked.push(...left.splice(this.below(left.length), 1));
    }
    return picked;
  }
}
