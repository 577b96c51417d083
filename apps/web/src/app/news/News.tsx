import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type NotificationNews, NotificationToasts } from '../../features/notifications/index.ts';
import { useFreshAccount } from '../../features/profile/index.ts';
import { RewardScenes } from '../../features/rewards/index.ts';
import { invalidateAllButPokedex } from '../../lib/query-client.ts';
import { staleAfter } from './stale-after.ts';

/**
 * Keeps whoever is signed in up to date: the toasts, the pages that show what the toasts tell of, and
 * what the browser remembers of the account.
 */
export function News({ userId }: { userId: number }) {
  const client = useQueryClient();
  useFreshAccount(userId);
  const refresh = useCallback(
    ({ kinds, isSomethingRevoked }: NotificationNews) => {
      if (isSomethingRevoked) void invalidateAllButPokedex(client);
      else {
        for (const queryKey of staleAfter(kinds)) void client.invalidateQueries({ queryKey });
      }
    },
    [client],
  );
  return (
    <>
      <NotificationToasts userId={userId} onNews={refresh} />
      <RewardScenes userId={userId} />
    </>
  );
}
