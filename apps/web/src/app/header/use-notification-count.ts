import { useNotifications } from '../../features/notifications/index.ts';

/** How many notifications await the user; none as long as they are not known. */
export function useNotificationCount(): number {
  return useNotifications()?.length ?? 0;
}
