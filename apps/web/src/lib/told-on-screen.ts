import type { Notification } from '@poketorneo/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createStore, useStore } from './create-store.ts';

type IsTold = (notification: Notification) => boolean;

const screens = createStore<readonly IsTold[]>([]);

/**
 * For what tells itself of some news, as the end of a game of its record: as long as it is on the screen no
 * toast tells of them as well.
 */
export function useTellsOf(isTold: IsTold): void {
  const current = useRef(isTold);
  useEffect(() => {
    current.current = isTold;
  });
  // Before anybody decides whether there is to be a toast.
  useLayoutEffect(() => {
    const tells: IsTold = (notification) => current.current(notification);
    screens.set([...screens.get(), tells]);
    return () => screens.set(screens.get().filter((other) => other !== tells));
  }, []);
}

/** Whether the screen tells of some news at this moment. */
export const isToldOnScreen: IsTold = (notification) =>
  screens.get().some((isTold) => isTold(notification));

/** What tells of news on the screen: another value whenever that changes. */
export const useTellingScreens = () => useStore(screens);
