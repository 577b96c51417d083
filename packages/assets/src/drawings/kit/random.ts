/** Gives the next number of a fixed row, from 0 up to but not including 1. */
export type Random = () => number;

/** The row of numbers that belongs to `seed` (mulberry32): the same drawing at every build. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number of the row stretched to `from`…`to`. */
export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random();
}
