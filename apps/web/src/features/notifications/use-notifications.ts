import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { notificationQueries } from './queries.ts';
import { useIsBeingDeleted } from './use-deletion.ts';

/**
 * The user's notifications without those being deleted, newest first; undefined while loading. It
 * does not fetch: the live updates poll.
 */
export function useNotifications() {
  const userId = useSession()?.id;
  const { data } = useQuery({ ...notificationQueries.all(userId), enabled: false });
  const isBeingDeleted = useIsBeingDeleted();
  return data?.body.filter(({ notificationId }) => !isBeingDeleted(notificationId));
}

/** Notifications the server reports as not yet shown, newest first. It does not fetch. */
export function useUnshownNotifications(userId: number) {
  const { data } = useQuery({ ...notificationQueries.unshown(userId), enabled: false });
  return data?.body;
}
