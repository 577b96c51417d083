import type { Notification } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { notification, notifications } from './testing/sample-notifications.ts';
import { createToastQueue, type ToastQueue } from './toast-queue.ts';

function headersOf(queue: ToastQueue): string[] {
  const headers: string[] = [];
  for (let toast = queue.next(); toast !== undefined; toast = queue.next()) {
    headers.push(toast.header);
  }
  return headers;
}

test('a few are taken one by one, in order', () => {
  const queue = createToastQueue();
  queue.join(notifications(1, 2));
  queue.join(notifications(3, 6));
  expect(headersOf(queue)).toEqual(['N. 1', 'N. 2', 'N. 3', 'N. 4', 'N. 5', 'N. 6']);
  expect(queue.next()).toBeUndefined();
});

test('of many, the last are counted in one toast', () => {
  const queue = createToastQueue();
  queue.join(notifications(1, 12));
  expect(headersOf(queue)).toEqual([
    ...['N. 1', 'N. 2', 'N. 3', 'N. 4', 'N. 5'],
    'Altre 7 notifiche',
  ]);
});

test('later ones are counted, too, and take free places', () => {
  const queue = createToastQueue();
  queue.join(notifications(1, 12));
  expect(queue.next()?.header).toBe('N. 1');
  queue.join(notifications(13, 13));
  expect(headersOf(queue)).toEqual([
    ...['N. 2', 'N. 3', 'N. 4', 'N. 5', 'N. 6'],
    'Altre 7 notifiche',
  ]);
});

test('a deleted notification leaves the queue', () => {
  const queue = createToastQueue();
  queue.join(notifications(1, 8));
  queue.leave((id) => [2, 7, 8].includes(id));
  // A single remaining one has its own toast.
  expect(headersOf(queue)).toEqual(['N. 1', 'N. 3', 'N. 4', 'N. 5', 'N. 6']);
  queue.join(notifications(9, 10));
  queue.leave(() => true);
  expect(headersOf(queue)).toEqual([]);
});

test('notifications of a mergeable kind share a toast with their number', () => {
  const icons = (id: number, number: number): Notification => ({
    ...notification(id),
    kind: 'icons-obtained',
    facts: {
      kind: 'icons',
      speciesIds: Array.from({ length: number }, (_, index) => index + 1),
      secretSpeciesIds: [],
    },
  });
  const queue = createToastQueue();
  queue.join([icons(1, 4), ...notifications(2, 2), icons(3, 3)]);
  const merged = queue.next();
  expect(merged).toMatchObject({ header: '+7 icone', notificationIds: [1, 3] });
  expect(headersOf(queue)).toEqual(['N. 2']);
});
