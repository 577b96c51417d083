import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  type NotificationChanges,
  NotificationToasts,
} from '../../features/notifications/index.ts';
import { useFreshAccount } from '../../features/profile/index.ts';
import { RewardScenes } from '../../features/rewards/index.ts';
import { invalidateAllButPokedex } from '../../lib/query-client.ts';
import { queriesInvalidatedBy } from './queries-invalidated-by.ts';

/**
 * Keeps whoever is signed in up to date: the toasts, the pages that show what the toasts tell of,
 * and what the browser remembers of the account.
 */
export function LiveUpdates({ userId }: { userId: number }) {
  const client = useQueryClient();
  useFreshAccount(userId);
  const refresh = useCallback(
    ({ kinds, isSomethingRevoked }: NotificationChanges) => {
      if (isSomethingRevoked) void invalidateAllButPokedex(client);
      else {
        for (const queryKey of queriesInvalidatedBy(kinds))
          void client.invalidateQueries({ queryKey });
      }
    },
    [client],
  );
  return (
    <>
      <NotificationToasts userId={userId} onChanges={refresh} />
      <RewardScenes userId={userId} />
    </>
  );
}
