import * as contract from '@poketorneo/contract/endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Marks notifications as shown on the server. */
export function useMarkShown(): (notificationIds: readonly number[]) => void {
  const { mutate } = useMutation({
    mutationFn: (notificationIds: readonly number[]) =>
      call(
        contract.notifications.setShown,
        {
          query: { shown: 'true' },
          body: notificationIds.map((notificationId) => ({ notificationId })),
        },
        // `keepalive`: sent even if the page is left meanwhile.
        { quiet: true, keepalive: true },
      ),
    retry: 3,
  });
  return mutate;
}
