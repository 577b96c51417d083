import { NotificationToasts } from '../../features/notifications/index.ts';
import { useFreshAccount } from '../../features/profile/index.ts';
import { RewardScenes } from '../../features/rewards/index.ts';
import { useNotificationPolling } from './use-notification-polling.ts';

/**
 * Keeps whoever is signed in up to date: the toasts, the pages that show what the toasts tell of,
 * and what the browser remembers of the account.
 */
export function LiveUpdates({ userId }: { userId: number }) {
  useFreshAccount(userId);
  useNotificationPolling(userId);
  return (
    <>
      <NotificationToasts userId={userId} />
      <RewardScenes userId={userId} />
    </>
  );
}
