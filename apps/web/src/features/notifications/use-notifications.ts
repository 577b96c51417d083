import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { notificationQueries } from './queries.ts';
import { useIsBeingDeleted } from './use-deletion.ts';

/**
 * The user's notifications without those being deleted, newest first; undefined before they are
 * known. It is left to others to ask for them.
 */
export function useNotifications() {
  const userId = useSession()?.id;
  const { data } = useQuery({ ...notificationQueries.all(userId), enabled: false });
  const isBeingDeleted = useIsBeingDeleted();
  return data?.body.filter(({ notificationId }) => !isBeingDeleted(notificationId));
}

/**
 * Those of a user that have not been shown yet, newest first; it is left to others to ask for them.
 */
export function useUnshownNotifications(userId: number) {
  const { data } = useQuery({ ...notificationQueries.unshown(userId), enabled: false });
  return data?.body;
}
