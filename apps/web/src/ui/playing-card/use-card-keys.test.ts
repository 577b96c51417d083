import { expect, test } from 'vitest';
import { cardStep } from './use-card-keys.ts';

const board = { columns: 6, count: 30 };

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 5, undefined],
  ['ArrowLeft', 6, undefined],
  ['ArrowLeft', 7, -1],
  ['ArrowUp', 5, undefined],
  ['ArrowUp', 6, -6],
  ['ArrowDown', 23, 6],
  ['ArrowDown', 24, undefined],
  ['Home', 10, -4],
  ['Home', 6, undefined],
  ['End', 10, 1],
  ['End', 11, undefined],
  ['a', 3, undefined],
])('%s on card %i goes on by %s', (key, from, step) => {
  expect(cardStep(key, { ...board, from })).toBe(step);
});

test('the end of three cards in a row is the third', () => {
  expect(cardStep('End', { from: 0, columns: 3, count: 3 })).toBe(2);
  expect(cardStep('ArrowDown', { from: 1, columns: 3, count: 3 })).toBeUndefined();
});
