import type { Notification, NotificationKind } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { changesBetween } from './notification-changes.ts';
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

test('what has come is new, whether or not another tab has shown it already', () => {
  const shown = { ...icons, shown: true };
  const changes = changesBetween(list('a', old), list('b', shown, badge, old), isNoneDeleted);
  expect(changes).toEqual({
    kinds: new Set(['icons-obtained', 'badge']),
    isSomethingRevoked: false,
  });
});

test('of the first list, what no toast has shown is new', () => {
  const changes = changesBetween(undefined, list('a', badge, old), isNoneDeleted);
  expect(changes).toEqual({ kinds: new Set(['badge']), isSomethingRevoked: false });
});

test('what has been shown meanwhile is none', () => {
  const changes = changesBetween(
    list('a', badge),
    list('b', { ...badge, shown: true }),
    isNoneDeleted,
  );
  expect(changes).toEqual({ kinds: new Set(), isSomethingRevoked: false });
});

test('what has gone was revoked, unless it is being deleted here', () => {
  const [before, after] = [list('a', badge, old), list('b', old)];
  expect(changesBetween(before, after, isNoneDeleted).isSomethingRevoked).toBe(true);
  expect(changesBetween(before, after, (id) => id === 2).isSomethingRevoked).toBe(false);
});

test('what was deleted before it was revoked leaves only another tag', () => {
  const before = list('a', old);
  expect(changesBetween(before, { ...before, etag: 'b' }, isNoneDeleted).isSomethingRevoked).toBe(
    true,
  );
});
