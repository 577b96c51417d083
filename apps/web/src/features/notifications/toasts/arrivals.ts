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
