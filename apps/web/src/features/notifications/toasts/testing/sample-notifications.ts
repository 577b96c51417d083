import type { Notification } from '@poketorneo/contract';

/** A notification for tests, identified by its id. */
export function notification(id: number): Notification {
  return {
    notificationId: id,
    userId: 1,
    kind: 'message',
    title: `N. ${id}`,
    text: 'Ciao',
    image: null,
    url: null,
    urlName: null,
    urlSection: null,
    sender: null,
    facts: null,
    messageId: null,
    shown: false,
    timestamp: '2026-01-01T00:00:00.000Z',
  };
}

/** Those with the ids from the first to the last. */
export function notifications(first: number, last: number): Notification[] {
  return Array.from({ length: last - first + 1 }, (_, index) => notification(first + index));
}
