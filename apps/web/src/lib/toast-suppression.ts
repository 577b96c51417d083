import type { Notification } from '@poketorneo/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createStore, useStore } from './create-store.ts';

type CoversNotification = (notification: Notification) => boolean;

const screens = createStore<readonly CoversNotification[]>([]);

/**
 * Suppresses the toasts of notifications that the screen already shows, as the end of a game shows
 * its record, while the component is mounted.
 */
export function useToastSuppression(covers: CoversNotification): void {
  const current = useRef(covers);
  useEffect(() => {
    current.current = covers;
  });
  // Before effects, which decide whether there is a toast.
  useLayoutEffect(() => {
    const suppressor: CoversNotification = (notification) => current.current(notification);
    screens.set([...screens.get(), suppressor]);
    return () => screens.set(screens.get().filter((other) => other !== suppressor));
  }, []);
}

/** Whether the screen already shows a notification. */
export const isToastSuppressed: CoversNotification = (notification) =>
  screens.get().some((covers) => covers(notification));

/** The current suppressors: a new value at each change. */
export const useToastSuppressors = () => useStore(screens);
