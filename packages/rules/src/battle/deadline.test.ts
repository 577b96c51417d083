import { expect, test } from 'vitest';
import { deadlineOf, isPastDeadline } from './deadline.ts';

const chosenAt = Date.UTC(2026, 0, 1, 12);
const deadline = deadlineOf(chosenAt);
const hour = 60 * 60 * 1000;

test('a battle waits for fourteen days', () => {
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
