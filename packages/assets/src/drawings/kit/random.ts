import { seededNumbers } from '../../seeded-numbers.ts';

/** The next number of a fixed sequence, 0 (included) to 1 (excluded). */
export type Random = () => number;

/** The sequence of a seed, so that builds are deterministic. */
export function seeded(seed: number): Random {
  return seededNumbers(seed);
}

/** The next number, scaled to `from`…`to`. */
export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random();
}
