import type { Notification, NotificationKind } from '@poketorneo/contract';
import type { TaggedResponse } from '../../lib/api.ts';
import { goneBetween } from './toasts/arrivals.ts';

type TaggedNotifications = TaggedResponse<readonly Notification[]>;

/** The changes between two successive responses of the list. */
export interface NotificationChanges {
  /** Of the notifications that have come. */
  kinds: ReadonlySet<NotificationKind>;
  /** Something that was notified has been revoked, possibly without a trace of what it was. */
  isSomethingRevoked: boolean;
}

/**
 * The changes that a response brings; of the first one, what no toast has shown is new. The list
 * has lost what was revoked; where the user had deleted it before, its tag alone has changed.
 */
export function changesBetween(
  before: TaggedNotifications | undefined,
  after: TaggedNotifications,
  isBeingDeleted: (id: number) => boolean,
): NotificationChanges {
  if (before === undefined) {
    const unshown = after.body.filter(({ shown }) => !shown);
    return { kinds: kindsOf(unshown), isSomethingRevoked: false };
  }
  const known = new Set(before.body.map(({ notificationId }) => notificationId));
  const arrived = after.body.filter(({ notificationId }) => !known.has(notificationId));
  const isGone = goneBetween(before.body, after.body);
  const isRevoked = [...known].some((id) => isGone(id) && !isBeingDeleted(id));
  const onlyEtagChanged = before.body === after.body && before.etag !== after.etag;
  return { kinds: kindsOf(arrived), isSomethingRevoked: isRevoked || onlyEtagChanged };
}

function kindsOf(notifications: readonly Notification[]): ReadonlySet<NotificationKind> {
  return new Set(notifications.map(({ kind }) => kind));
}
