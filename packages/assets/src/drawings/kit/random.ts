import { seededNumbers } from '../../seeded-numbers.ts';

/** Gives the next number of a fixed sequence, from 0 up to but not including 1. */
export type Random = () => number;

/** The sequence of numbers that belongs to `seed`: the same drawing at every build. */
export function seeded(seed: number): Random {
  return seededNumbers(seed);
}

/** The next number, scaled to `from`…`to`. */
export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random();
}
