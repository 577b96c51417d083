import type { Notification } from '@poketorneo/contract';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useMarkShown } from '../use-mark-shown.ts';
import { takeArrivals } from './arrivals.ts';

const idList = z.array(z.int());

/**
 * Tells of the notifications that no toast has shown yet, and tells the server, and this browser's
 * other tabs, that one is going to.
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
    // Also what another tab has shown: it may have been closed before it could say so.
    markShown(unshown.map(({ notificationId }) => notificationId));
  }, [unshown, onArrival, markShown]);
}
