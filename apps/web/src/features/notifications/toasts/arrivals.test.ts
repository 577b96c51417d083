import { expect, test } from 'vitest';
import { takeArrivals } from './arrivals.ts';
import { notification } from './testing/sample-notifications.ts';

const ids = (list: readonly { notificationId: number }[]) =>
  list.map(({ notificationId }) => notificationId);

test('a notification arrives once, even if the server repeats it', () => {
  const known = new Set<number>();
  expect(ids(takeArrivals(known, [notification(2), notification(1)]))).toEqual([1, 2]);
  expect(takeArrivals(known, [notification(2), notification(1)])).toEqual([]);
  expect(ids(takeArrivals(known, [notification(3), notification(2)]))).toEqual([3]);
});

test('one known from another tab does not arrive', () => {
  expect(ids(takeArrivals(new Set([4]), [notification(5), notification(4)]))).toEqual([5]);
});
