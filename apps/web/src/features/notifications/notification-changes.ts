import type { Notification, NotificationKind } from '@poketorneo/contract';
import type { ResponseWithEtag } from '../../lib/api.ts';

type NotificationsWithEtag = ResponseWithEtag<readonly Notification[]>;

/** The changes between two successive responses of the list. */
export interface NotificationChanges {
  /** The kinds of the new notifications. */
  kinds: ReadonlySet<NotificationKind>;
  /** A notification was revoked; its kind may be unknown. */
  isSomethingRevoked: boolean;
}

/**
 * The changes between two responses; in the first response, unshown notifications count as new. A
 * response with the same list but another ETag means that a notification the user had already
 * deleted was revoked.
 */
export function changesBetween(
  before: NotificationsWithEtag | undefined,
  after: NotificationsWithEtag,
  isBeingDeleted: (id: number) => boolean,
): NotificationChanges {
  if (before === undefined) {
    const unshown = after.body.filter(({ shown }) => !shown);
    return { kinds: kindsOf(unshown), isSomethingRevoked: false };
  }
  const known = new Set(before.body.map(({ notificationId }) => notificationId));
  const arrived = after.body.filter(({ notificationId }) => !known.has(notificationId));
  const isRemoved = removedBetween(before.body, after.body);
  const isRevoked = [...known].some((id) => isRemoved(id) && !isBeingDeleted(id));
  const onlyEtagChanged = before.body === after.body && before.etag !== after.etag;
  return { kinds: kindsOf(arrived), isSomethingRevoked: isRevoked || onlyEtagChanged };
}

/** Whether an id is in the first list but not in the second. */
export function removedBetween(
  before: readonly Notification[],
  after: readonly Notification[],
): (id: number) => boolean {
  const left = new Set(after.map(({ notificationId }) => notificationId));
  const known = new Set(before.map(({ notificationId }) => notificationId));
  return (id) => known.has(id) && !left.has(id);
}

function kindsOf(notifications: readonly Notification[]): ReadonlySet<NotificationKind> {
  return new Set(notifications.map(({ kind }) => kind));
}
