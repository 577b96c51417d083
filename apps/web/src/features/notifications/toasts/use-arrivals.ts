import type { Notification } from '@poketorneo/contract';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useMarkShown } from '../use-mark-shown.ts';
import { takeArrivals } from './arrivals.ts';

const idList = z.array(z.int());

/**
 * Reports each unshown notification once per browser: marks it as shown on the server and in the
 * other tabs. `unshown` is undefined while toasts wait.
 */
export function useArrivals(
  userId: number,
  unshown: readonly Notification[] | undefined,
  onArrival: (arrivals: readonly Notification[]) => void,
): void {
  const known = useRef(new Set<number>());
  const otherTabs = useRef<BroadcastChannel>(null);
  const markShown = useMarkShown();

  useEffect(() => {
    const channel = new BroadcastChannel(`toasts-of-${userId}`);
    channel.onmessage = ({ data }) => {
      const ids = idList.safeParse(data);
      for (const id of ids.data ?? []) known.current.add(id);
    };
    otherTabs.current = channel;
    return () => channel.close();
  }, [userId]);

  useEffect(() => {
    if (unshown === undefined || unshown.length === 0) return;
    const arrivals = takeArrivals(known.current, unshown);
    if (arrivals.length > 0) {
      otherTabs.current?.postMessage(arrivals.map(({ notificationId }) => notificationId));
      onArrival(arrivals);
    }
    // Including those that another tab has shown: it may have been closed before its own call.
    markShown(unshown.map(({ notificationId }) => notificationId));
  }, [unshown, onArrival, markShown]);
}
