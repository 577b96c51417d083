import { describe, expect, test } from 'vitest';
import { nextStop, stopsOf } from './journey.ts';

/** The leaders of a tournament after the first `wins` are defeated. */
const after = (wins: number, shown = 8) =>
  Array.from({ length: shown }, (_, index) => ({
    order: index + 1,
    unlocked: index <= wins,
    defeated: index < wins,
  }));

describe('stopsOf', () => {
  test.each([
    [0, 8, ['next', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead']],
    [2, 8, ['defeated', 'defeated', 'next', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead']],
    [8, 9, [...Array.from({ length: 8 }, () => 'defeated'), 'next']],
    [9, 9, Array.from({ length: 9 }, () => 'defeated')],
  ])('after %i wins', (wins, shown, states) => {
    const stops = stopsOf(after(wins, shown), 9);
    expect(stops.map(({ state }) => state)).toEqual(states);
    expect(stops.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('has no leader if the champion is not shown', () => {
    expect(stopsOf(after(3), 9).map(({ leader }) => leader?.order ?? null)).toEqual([
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

describe('nextStop', () => {
  test.each([
    [0, 8, 1],
    [5, 8, 6],
    [8, 9, 9],
    [9, 9, undefined],
  ])('after %i wins', (wins, shown, order) => {
    expect(nextStop(stopsOf(after(wins, shown), 9))?.order).toBe(order);
  });
});
