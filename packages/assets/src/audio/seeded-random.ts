import { seededNumbers } from '../seeded-numbers.ts';

/** A deterministic random source. */
export interface SeededRandom {
  /** The next number, from 0 (included) to 1 (excluded). */
  next(): number;
  /** A number between the two given ones. */
  between(low: number, high: number): number;
  /** One of the choices, uniformly. */
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/**
 * A source seeded by whole numbers, for reproducible builds. Seeds are hashed first, so
 * neighbouring numbers diverge.
 */
export function seededRandom(...seeds: readonly number[]): SeededRandom {
  let state = 0x9e3779b9;
  for (const seed of seeds) {
    state = Math.imul(state ^ seed, 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
    state ^= state >>> 16;
  }
  const next = seededNumbers(state);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
