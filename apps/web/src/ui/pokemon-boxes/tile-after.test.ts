import { expect, test } from 'vitest';
import { tileAfter } from './tile-after.ts';

// 0 1 2
// 3 4 5
// 6 7
test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, undefined],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 7, undefined],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, undefined],
  ['Home', 5, 3],
  ['End', 3, 5],
  ['End', 6, 7],
  ['a', 3, undefined],
])('%s from %i leads to %s', (key, index, next) => {
  expect(tileAfter(key, { index, columns: 3, count: 8 })).toBe(next);
});
