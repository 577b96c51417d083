import type { Notification } from '@poketorneo/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createStore, useStore } from './create-store.ts';

type CoversNotification = (notification: Notification) => boolean;

const screens = createStore<readonly CoversNotification[]>([]);

/**
 * For what tells itself of some news, as the end of a game of its record: as long as it is on the screen no
 * toast tells of them as well.
 */
export function useToastSuppression(covers: CoversNotification): void {
  const current = useRef(covers);
  useEffect(() => {
    current.current = covers;
  });
  // Before anybody decides whether there is to be a toast.
  useLayoutEffect(() => {
    const suppressor: CoversNotification = (notification) => current.current(notification);
    screens.set([...screens.get(), suppressor]);
    return () => screens.set(screens.get().filter((other) => other !== suppressor));
  }, []);
}

/** Whether the screen tells of some news at this moment. */
export const isToastSuppressed: CoversNotification = (notification) =>
  screens.get().some((covers) => covers(notification));

/** What tells of news on the screen: another value whenever that changes. */
export const useToastSuppressors = () => useStore(screens);
