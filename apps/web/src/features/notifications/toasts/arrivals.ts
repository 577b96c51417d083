import type { Notification } from '@poketorneo/contract';

/**
 * Of the notifications that the server holds for unshown (newest first), those not met before,
 * oldest first. Until the server has heard that they were shown it names them again.
 */
export function takeArrivals(
  known: Set<number>,
  unshown: readonly Notification[],
): readonly Notification[] {
  const arrivals = unshown.filter(({ notificationId }) => !known.has(notificationId)).reverse();
  for (const { notificationId } of arrivals) known.add(notificationId);
  return arrivals;
}

/** Says of an id whether it was there before and is not any more. */
export function goneBetween(
  before: readonly Notification[],
  after: readonly Notification[],
): (id: number) => boolean {
  const left = new Set(after.map(({ notificationId }) => notificationId));
  const known = new Set(before.map(({ notificationId }) => notificationId));
  return (id) => known.has(id) && !left.has(id);
}
