import type { Notification } from '@poketorneo/contract';

/**
 * The unknown ones among the notifications the server reports as not yet shown (newest first),
 * oldest first; adds them to `known`. The server repeats them until they are marked as shown.
 */
export function takeArrivals(
  known: Set<number>,
  unshown: readonly Notification[],
): readonly Notification[] {
  const arrivals = unshown.filter(({ notificationId }) => !known.has(notificationId)).reverse();
  for (const { notificationId } of arrivals) known.add(notificationId);
  return arrivals;
}

/** Whether an id is in the first list but not in the second. */
export function goneBetween(
  before: readonly Notification[],
  after: readonly Notification[],
): (id: number) => boolean {
  const left = new Set(after.map(({ notificationId }) => notificationId));
  const known = new Set(before.map(({ notificationId }) => notificationId));
  return (id) => known.has(id) && !left.has(id);
}
