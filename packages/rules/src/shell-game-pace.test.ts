import { expect, test } from 'vitest';
import { angleStep, startRound, swapDurationMs } from './shell-game-pace.ts';

test.each([
  [0, 1, 3000],
  [1, 1, 3000],
  [2, 2, 1500],
  [3, 2, 1500],
  [4, 3, 1000],
  [6, 3, 1000],
  [7, 4, 750],
  [9, 4, 750],
  [10, 5, 600],
  [14, 5, 600],
  [15, 6, 500],
  [19, 6, 500],
  [20, 10, 300],
  [500, 10, 300],
])('at round %i cards advance %i° per step and swap in %i ms', (round, step, duration) => {
  expect(angleStep(round)).toBe(step);
  expect(swapDurationMs(round)).toBeCloseTo(duration, 6);
});

test.each([
  [0, 0],
  [5, 0],
  [6, 0],
  [7, 2],
  [8, 3],
  [30, 25],
])('with a record of %i a game starts at round %i', (record, start) => {
  expect(startRound(record)).toBe(start);
});
