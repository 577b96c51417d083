import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterSeason,
  boardScore,
  isCertain,
  type Rating,
  ratingAfter,
  ratingAfterPeriod,
  ratingAt,
  ratingsAfterDuel,
  ratingWithout,
  type Score,
  startRating,
} from './rating.ts';

const lastAt = Date.UTC(2026, 0, 1, 20);
const period = 14 * 24 * 60 * 60 * 1000;
const of = (rating: number, deviation: number): Rating => ({
  rating,
  deviation,
  volatility: 0.06,
  lastAt,
});

const rating = fc.record<Rating>({
  rating: fc.double({ min: 500, max: 2500, noNaN: true }),
  deviation: fc.double({ min: 30, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.03, max: 0.1, noNaN: true }),
  lastAt: fc.constant(lastAt),
});
const score = fc.constantFrom<Score>(1, 0.5, 0);

test('the example of the paper', () => {
  const after = ratingAfterPeriod(of(1500, 200), [
    { foe: of(1400, 30), score: 1 },
    { foe: of(1550, 100), score: 0 },
    { foe: of(1700, 300), score: 0 },
  ]);
  expect(after.rating.toFixed(2)).toBe('1464.05');
  expect(after.deviation.toFixed(2)).toBe('151.52');
  // The paper cuts the digits after 0.05999.
  expect(Math.trunc(after.volatility * 100_000)).toBe(5999);
  expect(after.volatility).toBeCloseTo(0.05999598, 7);
  expect(after.lastAt).toBe(lastAt);
});

describe('ratingAfter', () => {
  test.each<[string, Rating, Rating, Score, number, number]>([
    ['a new player beats a new player', startRating, startRating, 1, 1662, 290],
    ['a new player loses to a new player', startRating, startRating, 0, 1338, 290],
    ['a draw of equals', startRating, startRating, 0.5, 1500, 290],
    ['a known player beats a known player', of(1500, 80), of(1500, 80), 1, 1517, 79],
    ['a known player beats a new player', of(1500, 80), startRating, 1, 1512, 80],
  ])('%s', (_, own, foe, result, expected, deviation) => {
    const after = ratingAfter(own, foe, result);
    expect(Math.round(after.rating)).toBe(expected);
    expect(Math.round(after.deviation)).toBe(deviation);
  });

  test('a win raises, a loss lowers, and a better result is never worse', () => {
    fc.assert(
      fc.property(rating, rating, (own, foe) => {
        const [won, drawn, lost] = [
          ratingAfter(own, foe, 1).rating,
          ratingAfter(own, foe, 0.5).rating,
          ratingAfter(own, foe, 0).rating,
        ];
        expect(won).toBeGreaterThan(own.rating);
        expect(lost).toBeLessThan(own.rating);
        expect(won).toBeGreaterThanOrEqual(drawn);
        expect(drawn).toBeGreaterThanOrEqual(lost);
      }),
    );
  });

  test('all numbers stay finite and within bounds', () => {
    fc.assert(
      fc.property(rating, fc.array(fc.record({ foe: rating, score })), (own, results) => {
        let now = own;
        for (const { foe, score: result } of results) now = ratingAfter(now, foe, result);
        expect(Number.isFinite(now.rating)).toBe(true);
        expect(now.deviation).toBeGreaterThan(0);
        expect(now.deviation).toBeLessThanOrEqual(350);
        expect(now.volatility).toBeGreaterThan(0);
        expect(now.volatility).toBeLessThan(0.2);
      }),
    );
  });
});

describe('ratingAt', () => {
  const deviationAfter = (deviation: number, periods: number) =>
    ratingAt(of(1600, deviation), lastAt + periods * period).deviation;

  test.each([
    [80, 0, 80],
    // sqrt(80² + t · (0.06 · 173.7178)²)
    [80, 1, 80.6762],
    [80, 0.5, 80.3388],
    [80, 26, 96.045],
    [349.9, 1, 350],
    [350, 100, 350],
  ])('a deviation of %d is after %d periods %d', (before, periods, after) => {
    expect(deviationAfter(before, periods)).toBeCloseTo(after, 3);
  });

  test('two pauses are like one', () => {
    const days = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(rating, days, days, (own, first, second) => {
        const [one, two] = [lastAt + first * period, lastAt + (first + second) * period];
        const stepwise = ratingAt(ratingAt(own, one), two);
        expect(stepwise.deviation).toBeCloseTo(ratingAt(own, two).deviation, 6);
        expect(stepwise.lastAt).toBe(two);
      }),
    );
  });

  test('rating and volatility stay', () => {
    const own = of(1600, 80);
    const later = lastAt + period;
    expect(ratingAt(own, later)).toEqual({ ...own, deviation: expect.any(Number), lastAt: later });
  });

  test('an earlier moment changes nothing', () => {
    expect(ratingAt(of(1600, 80), lastAt - period)).toEqual(of(1600, 80));
  });

  test('a new player is as uncertain as can be', () => {
    expect(ratingAt(startRating, lastAt)).toEqual({ ...startRating, lastAt });
  });
});

describe('ratingsAfterDuel', () => {
  const endedAt = lastAt + 3 * period;

  test('rates both from what they were before, as of the end', () => {
    const before = { 1: of(1500, 80), 2: of(1700, 60) };
    const now = { 1: ratingAt(before[1], endedAt), 2: ratingAt(before[2], endedAt) };
    expect(ratingsAfterDuel(before, { winner: 1, endedAt })).toEqual({
      1: ratingAfter(now[1], now[2], 1),
      2: ratingAfter(now[2], now[1], 0),
    });
    expect(ratingsAfterDuel(before, { winner: null, endedAt })).toEqual({
      1: ratingAfter(now[1], now[2], 0.5),
      2: ratingAfter(now[2], now[1], 0.5),
    });
  });

  test('keeps the moment of the end', () => {
    const after = ratingsAfterDuel({ 1: startRating, 2: of(1500, 80) }, { winner: 2, endedAt });
    expect([after[1].lastAt, after[2].lastAt]).toEqual([endedAt, endedAt]);
    expect(after[1].rating).toBeLessThan(1500);
    expect(after[2].rating).toBeGreaterThan(1500);
  });

  test('exchanged sides give exchanged ratings', () => {
    fc.assert(
      fc.property(rating, rating, fc.constantFrom(1, 2, null), (one, two, winner) => {
        const other = winner === null ? null : winner === 1 ? 2 : 1;
        const straight = ratingsAfterDuel({ 1: one, 2: two }, { winner, endedAt });
        const exchanged = ratingsAfterDuel({ 1: two, 2: one }, { winner: other, endedAt });
        expect(exchanged).toEqual({ 1: straight[2], 2: straight[1] });
      }),
    );
  });
});

test.each([
  [109.99, true],
  [110, false],
  [350, false],
])('a rating with deviation %d is certain: %s', (deviation, certain) => {
  expect(isCertain(of(1500, deviation))).toBe(certain);
});

test('enough duels make a rating certain', () => {
  let own = startRating;
  let duels = 0;
  for (; !isCertain(own); duels += 1) own = ratingAfter(own, of(own.rating, 80), duels % 2 ? 1 : 0);
  expect(duels).toBeLessThan(15);
});

test.each([
  [1500, 350, 800],
  [1643.4, 71.2, 1501],
  [1643.6, 71.8, 1500],
])('the board shows rating %d with deviation %d as %i', (points, deviation, shown) => {
  expect(boardScore(of(points, deviation))).toBe(shown);
});

test.each([
  [1700, 80, 1600, 150],
  [1300, 200, 1400, 200],
  [1500, 150, 1500, 150],
])('rating %d with deviation %d begins a season at %d with %d', (points, before, next, after) => {
  expect(afterSeason(of(points, before))).toEqual(of(next, after));
});

describe('ratingWithout', () => {
  const foes = [1400, 1520, 1650, 1380, 1800, 1500, 1450, 1600, 1550, 1490].map((points, index) =>
    of(points, 60 + 8 * index),
  );
  const scores: readonly Score[] = [1, 0, 1, 1, 0, 0.5, 0, 1, 0, 1];

  /** The rating after duels one day apart, and both of each duel. */
  function play(left: number | null) {
    let own: Rating = { ...startRating, lastAt: 0 };
    const changes: { before: Rating; after: Rating }[] = [];
    foes.forEach((foe, index) => {
      const before = ratingAt(own, index * 24 * 60 * 60 * 1000);
      const after = ratingAfter(before, foe, scores[index] ?? 1);
      if (index !== left) own = after;
      changes.push({ before, after });
    });
    return { own, changes };
  }

  test.each(foes.map((_foe, index) => [index, index < foes.length - 1 ? 8 : 0.001]))(
    'the duel %i taken back leaves almost what there would be without it',
    (index, tolerance) => {
      const { own, changes } = play(null);
      const change = changes[index];
      if (change === undefined) throw new Error('no such duel');
      const found = ratingWithout(own, change);
      const replayed = play(index).own;
      expect(Math.abs(found.rating - replayed.rating)).toBeLessThan(tolerance);
      expect(Math.abs(found.deviation - replayed.deviation)).toBeLessThan(2);
    },
  );
});
