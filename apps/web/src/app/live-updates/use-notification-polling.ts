import type { Notification } from '@poketorneo/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  changesBetween,
  notificationPolling,
  notificationQueries,
  useIsBeingDeleted,
} from '../../features/notifications/index.ts';
import type { ResponseWithEtag } from '../../lib/api.ts';
import { invalidateAllButPokedex } from '../../lib/query-client.ts';
import { queriesInvalidatedBy } from './queries-invalidated-by.ts';

/**
 * Polls both lists of the user's notifications for the whole app, and invalidates the queries that
 * a new or revoked notification affects.
 */
export function useNotificationPolling(userId: number): void {
  const client = useQueryClient();
  const { data } = useQuery({ ...notificationQueries.all(userId), ...notificationPolling });
  useQuery({
    ...notificationQueries.unshown(userId),
    ...notificationPolling,
    // Its readers subscribe themselves.
    notifyOnChangeProps: [],
  });
  const isBeingDeleted = useIsBeingDeleted();
  const previous = useRef(data);
  const invalidate = useEffectEvent((current: ResponseWithEtag<Notification[]>) => {
    const changes = changesBetween(previous.current, current, isBeingDeleted);
    if (changes.isSomethingRevoked) void invalidateAllButPokedex(client);
    else {
      for (const queryKey of queriesInvalidatedBy(changes.kinds))
        void client.invalidateQueries({ queryKey });
    }
  });
  useEffect(() => {
    if (data === undefined) return;
    invalidate(data);
    previous.current = data;
  }, [data]);
}
