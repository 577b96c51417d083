import type { Notification, NotificationKind } from '@poketorneo/contract';
import type { TaggedAnswer } from '../../../lib/api.ts';
import { goneBetween } from './arrivals.ts';

type Kept = TaggedAnswer<readonly Notification[]>;

/** What two answers of the list, one after the other, tell of what has happened meanwhile. */
export interface NotificationNews {
  /** Of the notifications that have come. */
  kinds: ReadonlySet<NotificationKind>;
  /** Something that was told does not hold any more. What it was may not be known any more either. */
  isSomethingRevoked: boolean;
}

/**
 * The news of an answer. Before the first one there was none, but what no toast has shown is news. The
 * list has lost what was revoked; where the user had deleted it before, its tag alone has changed.
 */
export function newsOf(
  before: Kept | undefined,
  after: Kept,
  isBeingDeleted: (id: number) => boolean,
): NotificationNews {
  if (before === undefined) {
    const unshown = after.answer.filter(({ shown }) => !shown);
    return { kinds: kindsOf(unshown), isSomethingRevoked: false };
  }
  const known = new Set(before.answer.map(({ notificationId }) => notificationId));
  const arrived = after.answer.filter(({ notificationId }) => !known.has(notificationId));
  const isGone = goneBetween(before.answer, after.answer);
  const isRevoked = [...known].some((id) => isGone(id) && !isBeingDeleted(id));
  const isUnexplained = before.answer === after.answer && before.tag !== after.tag;
  return { kinds: kindsOf(arrived), isSomethingRevoked: isRevoked || isUnexplained };
}

function kindsOf(notifications: readonly Notification[]): ReadonlySet<NotificationKind> {
  return new Set(notifications.map(({ kind }) => kind));
}
