import { NotificationToasts } from '../../features/notifications/index.ts';
import { useFreshAccount } from '../../features/profile/index.ts';
import { RewardScenes } from '../../features/rewards/index.ts';
import { useNotificationPolling } from './use-notification-polling.ts';

/** Polls notifications, shows them as toasts or scenes, and refreshes queries and the account. */
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
