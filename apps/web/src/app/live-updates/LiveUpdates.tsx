import { DuelWatch } from '../../features/duels/index.ts';
import { NotificationToasts } from '../../features/notifications/index.ts';
import { useFreshAccount } from '../../features/profile/index.ts';
import { RewardScenes } from '../../features/rewards/index.ts';
import { useNotificationPolling } from './use-notification-polling.ts';

/**
 * Polls notifications, shows them as toasts or scenes, refreshes queries and the account, and
 * follows challenges and duels.
 */
export function LiveUpdates({ userId }: { userId: number }) {
  useFreshAccount(userId);
  useNotificationPolling(userId);
  return (
    <>
      <NotificationToasts userId={userId} />
      <RewardScenes userId={userId} />
      <DuelWatch />
    </>
  );
}
