import type { Notification } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callUncached, type ResponseWithEtag } from '../../lib/api.ts';

const pollIntervalMs = 1000;
/** Milliseconds; longer than usual to spare a failing server. */
const intervalAfterFailureMs = 5000;

type NotificationsWithEtag = ResponseWithEtag<Notification[]>;

const listQuery = (userId: number | undefined, list: 'all' | 'unshown') =>
  queryOptions({
    // By user: another user's notifications must not flash after a sign-in.
    queryKey: ['notifications', userId, list],
    queryFn: ({ client, queryKey, signal }): Promise<NotificationsWithEtag> =>
      callUncached(
        contract.notifications.list,
        { query: list === 'all' ? {} : { shown: 'false' } },
        client.getQueryData<NotificationsWithEtag>(queryKey),
        { signal, quiet: true },
      ),
    // The next poll is the retry.
    retry: false,
    staleTime: 0,
  });

/** A user's notifications: all, or those not yet shown. */
export const notificationQueries = {
  all: (userId: number | undefined) => listQuery(userId, 'all'),
  unshown: (userId: number | undefined) => listQuery(userId, 'unshown'),
};

/** Makes a query poll while the page is visible. */
export const notificationPolling = {
  refetchInterval: ({ state }: { state: { status: string } }) =>
    state.status === 'error' ? intervalAfterFailureMs : pollIntervalMs,
};
