import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const size = { width: 10, height: 10 };
const grid = [
  { left: 0, top: 0, ...size },
  { left: 20, top: 0, ...size },
  { left: 0, top: 20, ...size },
  { left: 20, top: 20, ...size },
];

test.each([
  [0, [1, 0], 1],
  [0, [0, 1], 2],
  [3, [-1, 0], 2],
  [3, [0, -1], 1],
  [1, [1, 0], null],
  [9, [1, 0], null],
] as const)('from %i towards %j: %j', (from, direction, expected) => {
  expect(nearest(grid, from, direction)).toBe(expected);
});
