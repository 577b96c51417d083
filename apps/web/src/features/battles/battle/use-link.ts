import type { BattleState } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useStore } from '../../../lib/create-store.ts';
import { useNotifications } from '../../notifications/index.ts';
import { type BattleCalls, BattleLink } from './battle-link.ts';

/** While the network is down. */
const untilNextTry = 2500;
/** The battle itself shows why a call failed. */
const quiet = { quiet: true };

const calls: BattleCalls = {
  choose: (body) => call(contract.battles.choose, { body }, quiet),
  surrender: (body) => call(contract.battles.surrender, { body }, quiet),
  update: (query) => call(contract.battles.news, { query }, quiet),
  wait: () =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        window.removeEventListener('online', end);
        resolve();
      };
      const timer = setTimeout(end, untilNextTry);
      window.addEventListener('online', end);
    }),
};

/** The link to the server, which also catches up when the page becomes visible. */
export function useLink(initial: BattleState) {
  const [link] = useState(() => new BattleLink(initial, calls));
  useEffect(() => {
    link.open();
    return () => link.close();
  }, [link]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void link.catchUp();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [link]);
  // A notification may say that an organiser has changed the battle.
  const newest = useNotifications()?.[0]?.notificationId;
  useEffect(() => {
    if (newest !== undefined) void link.catchUp();
  }, [link, newest]);
  return { link, ...useStore(link.state) };
}
