import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allowedDifference,
  type PairingConstraints,
  pairWaiting,
  type WaitingPlayer,
} from './queue.ts';

const now = Date.UTC(2026, 0, 1, 20);

/** A player who has waited for some seconds and has just been seen. */
const player = (
  userId: number,
  rating: number,
  waited: number,
  change: Partial<WaitingPlayer> = {},
): WaitingPlayer => ({
  userId,
  termsKey: 'drawn',
  rating,
  since: now - waited * 1000,
  seenAt: now - 500,
  ...change,
});

const free: PairingConstraints = { now, recentOpponents: [], blocks: [] };

const idsOf = (pairs: readonly (readonly WaitingPlayer[])[]) =>
  pairs.map((pair) => pair.map(({ userId }) => userId));

test.each([
  [-1, 100],
  [0, 100],
  [500, 105],
  [10_000, 200],
  [29_999, 399.99],
  [30_000, Number.POSITIVE_INFINITY],
  [90_000, Number.POSITIVE_INFINITY],
])('after %i ms a difference of %d is allowed', (waited, difference) => {
  expect(allowedDifference(waited)).toBeCloseTo(difference, 6);
});

describe('pairWaiting', () => {
  test.each<[string, WaitingPlayer[], Partial<PairingConstraints>, number[][]]>([
    ['an empty queue', [], {}, []],
    ['one', [player(1, 1500, 60)], {}, []],
    ['two alike', [player(1, 1500, 0), player(2, 1500, 1)], {}, [[2, 1]]],
    ['the nearest', [player(1, 1500, 9), player(2, 1560, 8), player(3, 1450, 1)], {}, [[1, 3]]],
    [
      'the longest waiting first, even if others are nearer',
      [player(1, 1500, 3), player(2, 1510, 2), player(3, 1580, 9)],
      {},
      [[3, 2]],
    ],
    [
      'of two equally near the longer waiting',
      [player(1, 1500, 9), player(2, 1550, 4), player(3, 1450, 5)],
      {},
      [[1, 3]],
    ],
    [
      'who began to wait together, by their ids',
      [player(3, 1530, 9), player(2, 1510, 9), player(1, 1500, 9)],
      {},
      [[1, 2]],
    ],
    ['at the allowed difference', [player(1, 1500, 5), player(2, 1650, 0)], {}, [[1, 2]]],
    ['beyond it', [player(1, 1500, 5), player(2, 1651, 0)], {}, []],
    ['beyond it after 30 seconds', [player(1, 1500, 30), player(2, 2400, 0)], {}, [[1, 2]]],
    ['by the longer waiting’s patience', [player(1, 1500, 0), player(2, 1900, 30)], {}, [[2, 1]]],
    ['of other terms', [player(1, 1500, 60), player(2, 1500, 60, { termsKey: 'own' })], {}, []],
    [
      'seen nearly ten seconds ago',
      [player(1, 1500, 60), player(2, 1500, 60, { seenAt: now - 9999 })],
      {},
      [[1, 2]],
    ],
    [
      'unseen for ten seconds',
      [player(1, 1500, 60), player(2, 1500, 60, { seenAt: now - 10_000 })],
      {},
      [],
    ],
    [
      'blocked',
      [player(1, 1500, 60), player(2, 1500, 59)],
      { blocks: [{ userId: 1, blockedId: 2 }] },
      [],
    ],
    [
      'who block',
      [player(1, 1500, 60), player(2, 1500, 59)],
      { blocks: [{ userId: 2, blockedId: 1 }] },
      [],
    ],
    [
      'who block others',
      [player(1, 1500, 60), player(2, 1500, 59)],
      { blocks: [{ userId: 2, blockedId: 3 }] },
      [[1, 2]],
    ],
    [
      'the next nearest instead of the last opponent',
      [player(1, 1500, 60), player(2, 1500, 9), player(3, 1700, 8)],
      { recentOpponents: [{ userId: 1, opponentId: 2, endedAt: now - 119_999 }] },
      [[1, 3]],
    ],
    [
      'the last opponent of the other',
      [player(1, 1500, 60), player(2, 1500, 9)],
      { recentOpponents: [{ userId: 2, opponentId: 1, endedAt: now - 1000 }] },
      [],
    ],
    [
      'the last opponent after two minutes',
      [player(1, 1500, 60), player(2, 1500, 9)],
      { recentOpponents: [{ userId: 1, opponentId: 2, endedAt: now - 120_000 }] },
      [[1, 2]],
    ],
    [
      'several pairs, of several terms',
      [
        player(1, 1500, 9),
        player(2, 1520, 8),
        player(3, 1500, 7, { termsKey: 'own' }),
        player(4, 1600, 6),
        player(5, 1590, 5),
        player(6, 1500, 4, { termsKey: 'own' }),
        player(7, 1500, 3),
      ],
      {},
      [
        [1, 7],
        [2, 5],
        [3, 6],
      ],
    ],
  ])('%s', (_, waiting, constraints, pairs) => {
    expect(idsOf(pairWaiting(waiting, { ...free, ...constraints }))).toEqual(pairs);
  });
});

const users = fc.integer({ min: 1, max: 12 });
const waitingPlayers = fc.uniqueArray(
  fc.record<WaitingPlayer>({
    userId: users,
    termsKey: fc.constantFrom('drawn', 'own'),
    rating: fc.integer({ min: 1000, max: 2000 }),
    // Often equal.
    since: fc.integer({ min: 0, max: 8 }).map((waited) => now - 5000 * waited),
    seenAt: fc.integer({ min: now - 12_000, max: now }),
  }),
  { selector: ({ userId }) => userId },
);
const constraints = fc.record<PairingConstraints>({
  now: fc.constant(now),
  recentOpponents: fc.array(
    fc.record({
      userId: users,
      opponentId: users,
      endedAt: fc.integer({ min: now - 200_000, max: now }),
    }),
  ),
  blocks: fc.array(fc.record({ userId: users, blockedId: users })),
});

/** Whether two may be paired: the rules once more, for two alone. */
function mayMeet(one: WaitingPlayer, other: WaitingPlayer, limits: PairingConstraints): boolean {
  const concerns = (first: number, second: number) =>
    (first === one.userId && second === other.userId) ||
    (first === other.userId && second === one.userId);
  const waited = now - Math.min(one.since, other.since);
  return (
    one.termsKey === other.termsKey &&
    [one, other].every(({ seenAt }) => seenAt > now - 10_000) &&
    (waited >= 30_000 || Math.abs(one.rating - other.rating) <= 100 + waited / 100) &&
    !limits.blocks.some(({ userId, blockedId }) => concerns(userId, blockedId)) &&
    !limits.recentOpponents.some(
      ({ userId, opponentId, endedAt }) => endedAt > now - 120_000 && concerns(userId, opponentId),
    )
  );
}

describe('of any queue', () => {
  test('each is paired at most once, and only with whom it is allowed', () => {
    fc.assert(
      fc.property(waitingPlayers, constraints, (waiting, limits) => {
        const pairs = pairWaiting(waiting, limits);
        const paired = pairs.flat();
        expect(new Set(paired.map(({ userId }) => userId)).size).toBe(paired.length);
        expect(paired.every((each) => waiting.includes(each))).toBe(true);
        for (const [one, other] of pairs) expect(mayMeet(one, other, limits)).toBe(true);
      }),
    );
  });

  test('no two are left who could be paired', () => {
    fc.assert(
      fc.property(waitingPlayers, constraints, (waiting, limits) => {
        const paired = pairWaiting(waiting, limits).flat();
        const left = waiting.filter((each) => !paired.includes(each));
        for (const one of left) {
          for (const other of left) {
            if (one !== other) expect(mayMeet(one, other, limits)).toBe(false);
          }
        }
      }),
    );
  });

  test('its order does not matter', () => {
    fc.assert(
      fc.property(
        waitingPlayers.chain((waiting) =>
          fc.tuple(
            fc.constant(waiting),
            fc.shuffledSubarray(waiting, { minLength: waiting.length }),
          ),
        ),
        constraints,
        ([waiting, shuffled], limits) => {
          expect(pairWaiting(shuffled, limits)).toEqual(pairWaiting(waiting, limits));
        },
      ),
    );
  });

  test('the longest waiting gets the nearest of all', () => {
    fc.assert(
      fc.property(waitingPlayers, constraints, (waiting, limits) => {
        const [pair] = pairWaiting(waiting, limits);
        if (pair === undefined) return;
        const [first, second] = pair;
        const options = waiting.filter((each) => each !== first && mayMeet(first, each, limits));
        const nearest = Math.min(...options.map(({ rating }) => Math.abs(rating - first.rating)));
        expect(Math.abs(second.rating - first.rating)).toBe(nearest);
      }),
    );
  });
});
