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

/** Two moves, and three buttons below them. */
const commands = [
  { left: 0, top: 0, width: 270, height: 68 },
  { left: 280, top: 0, width: 270, height: 68 },
  { left: 0, top: 76, width: 225, height: 48 },
  { left: 233, top: 76, width: 225, height: 48 },
  { left: 466, top: 76, width: 84, height: 48 },
];

test.each([
  ['left', 1, [-1, 0], 0],
  ['right', 1, [1, 0], null],
  ['down', 1, [0, 1], 3],
  ['up', 4, [0, -1], 1],
] as const)('stays in the row or column: %s', (_, from, direction, expected) => {
  expect(nearest(commands, from, direction)).toBe(expected);
});
