import { expect, test } from 'vitest';
import { hoursAgo } from './hours-ago.ts';

test.each([
  ['2026-11-23T21:00:00.000Z', 6, '2026-11-23T15:00:00.000Z'],
  ['2026-11-23T21:59:59.999Z', 6, '2026-11-23T15:00:00.000Z'],
  ['2026-11-23T02:10:00.000Z', 12, '2026-11-22T14:00:00.000Z'],
  ['2026-11-23T02:10:00.000Z', 14 * 24, '2026-11-09T02:00:00.000Z'],
])('at %s, %i hours ago was after %s', (now, hours, then) => {
  expect(hoursAgo(hours, Date.parse(now))).toBe(then);
});
