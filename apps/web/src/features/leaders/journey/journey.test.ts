import { describe, expect, test } from 'vitest';
import { journeyOf, nextPlace } from './journey.ts';

/** The leaders of a tournament after the first `wins` are defeated. */
const after = (wins: number, shown = 8) =>
  Array.from({ length: shown }, (_, index) => ({
    order: index + 1,
    unlocked: index <= wins,
    defeated: index < wins,
  }));

describe('journeyOf', () => {
  test.each([
    [0, 8, ['next', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead']],
    [2, 8, ['defeated', 'defeated', 'next', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead']],
    [8, 9, [...Array.from({ length: 8 }, () => 'defeated'), 'next']],
    [9, 9, Array.from({ length: 9 }, () => 'defeated')],
  ])('after %i wins', (wins, shown, states) => {
    const places = journeyOf(after(wins, shown), 9);
    expect(places.map(({ state }) => state)).toEqual(states);
    expect(places.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('has no leader if the champion is not shown', () => {
    expect(journeyOf(after(3), 9).map(({ leader }) => leader?.order ?? null)).toEqual([
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      null,
    ]);
  });
});

describe('nextPlace', () => {
  test.each([
    [0, 8, 1],
    [5, 8, 6],
    [8, 9, 9],
    [9, 9, undefined],
  ])('after %i wins', (wins, shown, order) => {
    expect(nextPlace(journeyOf(after(wins, shown), 9))?.order).toBe(order);
  });
});
