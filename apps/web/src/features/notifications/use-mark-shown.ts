import * as contract from '@poketorneo/contract/endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Tells the server which notifications have been shown. */
export function useMarkShown(): (notificationIds: readonly number[]) => void {
  const { mutate } = useMutation({
    mutationFn: (notificationIds: readonly number[]) =>
      call(
        contract.notifications.setShown,
        {
          query: { shown: 'true' },
          body: notificationIds.map((notificationId) => ({ notificationId })),
        },
        // The request outlives a page that is being left.
        { quiet: true, keepalive: true },
      ),
    retry: 3,
  });
  return mutate;
}
