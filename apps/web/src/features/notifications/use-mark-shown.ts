import * as contract from '@poketorneo/contract/endpoints';
import { call } from '../../lib/api.ts';
import { useChange } from '../../lib/use-submission.ts';

/** Marks notifications as shown on the server. */
export function useMarkShown(): (notificationIds: readonly number[]) => void {
  const { mutate } = useChange({
    updatesQueries: 'never: the next poll brings it',
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
