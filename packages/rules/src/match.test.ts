import { describe, expect, test } from 'vitest';
import { isAnyTierAllowed, isRewardAvailable, resultOfMatch, tierTotal } from './match.ts';

describe('a match', () => {
  test.each([
    ['win', 0, undefined, { isCounted: true, isWin: true, rewardGiven: true }],
    ['win', 2, undefined, { isCounted: true, isWin: true, rewardGiven: true }],
    ['win', 3, undefined, { isCounted: true, isWin: true, rewardGiven: false }],
    ['win', 0, false, { isCounted: true, isWin: true, rewardGiven: false }],
    ['win', 7, true, { isCounted: true, isWin: true, rewardGiven: true }],
    ['loss', 0, undefined, { isCounted: true, isWin: false, rewardGiven: false }],
    ['loss', 0, true, { isCounted: true, isWin: false, rewardGiven: false }],
    ['draw', 1, undefined, { isCounted: true, isWin: false, rewardGiven: false }],
    ['suspended', 0, undefined, { isCounted: false, isWin: false, rewardGiven: false }],
    ['suspended', 5, true, { isCounted: false, isWin: false, rewardGiven: false }],
  ] as const)(
    '%s after %i others, reward asked %s',
    (outcome, numberOfMatchesBefore, rewardGiven, result) => {
      expect(resultOfMatch({ outcome, numberOfMatchesBefore, rewardGiven })).toEqual(result);
    },
  );
});

test.each([
  [0, true],
  [1, true],
  [2, true],
  [3, false],
  [4, false],
])(
  'after %i attempts without a win, whether the reward is available is %s',
  (attempts, expected) => {
    expect(isRewardAvailable(attempts)).toBe(expected);
    expect(isAnyTierAllowed(attempts)).toBe(!expected);
  },
);

test.each([
  [[], 0],
  [[1], 1],
  [[1, 2, 3, 3], 9],
] as const)('the total tier of %j is %i', (tiers, total) => {
  expect(tierTotal(tiers)).toBe(total);
});
