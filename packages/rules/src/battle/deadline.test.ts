import { expect, test } from 'vitest';
import { deadlineOf, isNoticeDue, isPastDeadline } from './deadline.ts';

const chosenAt = Date.UTC(2026, 0, 1, 12);
const deadline = deadlineOf(chosenAt);
const hour = 60 * 60 * 1000;

test('a battle waits for fourteen days', () => {
  expect(new Date(deadline).toISOString()).toBe('2026-01-15T12:00:00.000Z');
});

test.each([
  ['when it has just begun to wait', chosenAt, false, false],
  ['an hour more than a day before', deadline - 25 * hour, false, false],
  ['a day before', deadline - 24 * hour, true, false],
  ['an hour before', deadline - hour, true, false],
  ['at the deadline', deadline, false, true],
  ['long after', deadline + 100 * hour, false, true],
])('%s', (_, now, notice, past) => {
  expect(isNoticeDue(deadline, now)).toBe(notice);
  expect(isPastDeadline(deadline, now)).toBe(past);
});
