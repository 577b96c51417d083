import type { BattleState } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useStore } from '../../../lib/create-store.ts';
import { type BattleCalls, BattleLink } from './battle-link.ts';

const retryDelayMs = 2500;
/** The battle itself shows why a call failed. */
const quiet = { quiet: true };

const ownCalls: BattleCalls = {
  choose: (body) => call(contract.battles.choose, { body }, quiet),
  surrender: (body) => call(contract.battles.surrender, { body }, quiet),
  updates: (query) => call(contract.battles.updates, { query }, quiet),
  waitForRetry: () =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        window.removeEventListener('online', end);
        resolve();
      };
      const timer = setTimeout(end, retryDelayMs);
      window.addEventListener('online', end);
    }),
};

/** The link to the server, which also catches up when the page becomes visible. */
export function useLink(
  initial: BattleState,
  newestNotificationId: number | undefined,
  calls?: Partial<BattleCalls>,
) {
  const [link] = useState(() => new BattleLink(initial, { ...ownCalls, ...calls }));
  useEffect(() => {
    link.resumeRetries();
    return () => link.stopRetries();
  }, [link]);
  useEffect(() => {
    const catchUpIfVisible = () => {
      if (document.visibilityState === 'visible') void link.catchUp();
    };
    document.addEventListener('visibilitychange', catchUpIfVisible);
    return () => document.removeEventListener('visibilitychange', catchUpIfVisible);
  }, [link]);
  // A notification may say that an organiser has changed the battle.
  useEffect(() => {
    if (newestNotificationId !== undefined) void link.catchUp();
  }, [link, newestNotificationId]);
  return { link, ...useStore(link.state) };
}
