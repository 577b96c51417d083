import type { Notification, NotificationKind } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { changesBetween, removedBetween } from './notification-changes.ts';
import { notification } from './toasts/testing/sample-notifications.ts';

const notificationOf = (id: number, kind: NotificationKind, shown = false): Notification => ({
  ...notification(id),
  kind,
  shown,
});
const isNoneDeleted = () => false;
const list = (etag: string, ...body: Notification[]) => ({ body, etag });

const old = notificationOf(1, 'welcome', true);
const badge = notificationOf(2, 'badge');
const icons = notificationOf(3, 'icons-obtained');

test('a new notification counts even if another tab has shown it', () => {
  const shown = { ...icons, shown: true };
  const changes = changesBetween(list('a', old), list('b', shown, badge, old), isNoneDeleted);
  expect(changes).toEqual({
    kinds: new Set(['icons-obtained', 'badge']),
    isSomethingRevoked: false,
  });
});

test('in the first list, unshown notifications are new', () => {
  const changes = changesBetween(undefined, list('a', badge, old), isNoneDeleted);
  expect(changes).toEqual({ kinds: new Set(['badge']), isSomethingRevoked: false });
});

test('marking as shown is no change', () => {
  const changes = changesBetween(
    list('a', badge),
    list('b', { ...badge, shown: true }),
    isNoneDeleted,
  );
  expect(changes).toEqual({ kinds: new Set(), isSomethingRevoked: false });
});

test('a missing notification was revoked, unless it is being deleted here', () => {
  const [before, after] = [list('a', badge, old), list('b', old)];
  expect(changesBetween(before, after, isNoneDeleted).isSomethingRevoked).toBe(true);
  expect(changesBetween(before, after, (id) => id === 2).isSomethingRevoked).toBe(false);
});

test('a deleted notification that is revoked changes only the ETag', () => {
  const before = list('a', old);
  expect(changesBetween(before, { ...before, etag: 'b' }, isNoneDeleted).isSomethingRevoked).toBe(
    true,
  );
});

test('removed is an id of the first list that the second lacks, not an unknown one', () => {
  const isRemoved = removedBetween([notification(1), notification(2)], [notification(2)]);
  expect([1, 2, 3].map(isRemoved)).toEqual([true, false, false]);
});
