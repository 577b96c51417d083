import type { Notification } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callForChanges, type TaggedResponse } from '../../lib/api.ts';

const pollIntervalMs = 1000;
/** A server in trouble is asked less often. */
const intervalAfterFailureMs = 5000;

type TaggedNotifications = TaggedResponse<Notification[]>;

const listQuery = (userId: number | undefined, list: 'all' | 'unshown') =>
  queryOptions({
    // One user's are never another's, not even for the moment between two sign-ins.
    queryKey: ['notifications', userId, list],
    queryFn: ({ client, queryKey, signal }): Promise<TaggedNotifications> =>
      callForChanges(
        contract.notifications.list,
        { query: list === 'all' ? {} : { shown: 'false' } },
        client.getQueryData<TaggedNotifications>(queryKey),
        { signal, quiet: true },
      ),
    // It is asked for again anyway.
    retry: false,
    staleTime: 0,
  });

/** A user's notifications: all of them, or those that no toast has shown yet. */
export const notificationQueries = {
  all: (userId: number | undefined) => listQuery(userId, 'all'),
  unshown: (userId: number | undefined) => listQuery(userId, 'unshown'),
};

/** Makes a query poll while the page is visible. */
export const notificationPolling = {
  refetchInterval: ({ state }: { state: { status: string } }) =>
    state.status === 'error' ? intervalAfterFailureMs : pollIntervalMs,
};
