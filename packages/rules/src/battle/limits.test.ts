import { describe, expect, test } from 'vitest';
import { commonLevel, deadlineOf, isPastDeadline } from './limits.ts';

describe('deadline', () => {
  const chosenAt = Date.UTC(2026, 0, 1, 12);
  const deadline = deadlineOf(chosenAt);
  const hour = 60 * 60 * 1000;

  test('the deadline is fourteen days', () => {
    expect(new Date(deadline).toISOString()).toBe('2026-01-15T12:00:00.000Z');
  });

  test.each([
    ['when it has just begun to wait', chosenAt, false],
    ['an hour before', deadline - hour, false],
    ['at the deadline', deadline, true],
    ['long after', deadline + 100 * hour, true],
  ])('%s', (_, now, isPast) => {
    expect(isPastDeadline(deadline, now)).toBe(isPast);
  });
});

describe('commonLevel', () => {
  test.each([
    ['equal', [12, 13, 14], 14],
    ['equal', [12, 14, 13], 14],
    ['equal', [], null],
    ['real', [12, 13, 14], null],
  ] as const)('with %s levels a team of %j is fought at %s', (rule, leaderLevels, level) => {
    expect(commonLevel(rule, leaderLevels)).toBe(level);
  });
});
