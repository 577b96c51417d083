import { expect, test } from 'vitest';
import { dominantType, type TypePair } from './dominant-type.ts';

test.each<[string, readonly TypePair[], number]>([
  ['an empty team', [], 10001],
  ['one of one type', [[3, null]], 3],
  ['one of two types', [[3, 9]], 10001],
  [
    'half of them',
    [
      [3, null],
      [4, null],
    ],
    10001,
  ],
  [
    'two of three',
    [
      [3, null],
      [6, 3],
      [4, null],
    ],
    3,
  ],
  [
    'two types that all have',
    [
      [6, 7],
      [7, 6],
      [6, 7],
    ],
    10001,
  ],
  [
    'the one that more have',
    [
      [6, 7],
      [6, 7],
      [6, null],
      [4, null],
    ],
    6,
  ],
  [
    'three of six',
    [
      [3, null],
      [3, null],
      [3, null],
      [1, null],
      [4, null],
      [5, null],
    ],
    10001,
  ],
  [
    'four of six',
    [
      [3, null],
      [3, 9],
      [3, null],
      [1, 3],
      [4, null],
      [5, null],
    ],
    3,
  ],
])('%s', (_, team, expected) => {
  expect(dominantType(team)).toBe(expected);
});
