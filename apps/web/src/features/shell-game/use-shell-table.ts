import * as contract from '@poketorneo/contract/endpoints';
import { useEffect, useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { useStore } from '../../lib/create-store.ts';
import { createGameClock, pauseWhileHidden } from '../../lib/game-clock.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { sendPersistently } from '../../lib/send-persistently.ts';
import { session } from '../../lib/session.ts';
import { playSound } from '../../lib/sound.ts';
import { preloadFaces } from '../../ui/playing-card/preload-faces.ts';
import { createShellTable } from './shell-table.ts';

const { cards, record, updateRecord } = contract.shellGame;

/** What a call answers, or `otherwise` if it fails: that is nobody's trouble but the log's. */
async function orElse<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logFailure(error);
    return otherwise;
  }
}

async function deal(round: number): Promise<number[]> {
  try {
    const ids = await call(cards, { query: { round } }, { quiet: true });
    await preloadFaces(ids);
    return ids;
  } catch (error) {
    if (error instanceof ApiError) logFailure(error);
    throw error;
  }
}

const isSignedIn = () => session.get() !== null;

const findRecord = async () => (isSignedIn() ? orElse(call(record, {}, { quiet: true }), 0) : 0);

async function report(numberOfRounds: number): Promise<string> {
  if (!isSignedIn()) return '';
  const send = () => call(updateRecord, { body: { numberOfRounds } }, { quiet: true });
  return orElse(sendPersistently(send), '');
}

/** A table for the shell game; what is played on it is over when the page is left. */
export function useShellTable() {
  const [{ table, clock }] = useState(() => {
    const clock = createGameClock();
    const table = createShellTable({
      clock,
      random: Math.random,
      deal,
      findRecord,
      report,
      playSound,
      prefersReducedMotion,
    });
    return { clock, table };
  });
  useEffect(() => {
    const stopFollowing = pauseWhileHidden(clock);
    return () => {
      stopFollowing();
      table.leave();
    };
  }, [table, clock]);
  const state = useStore(table);
  return {
    state,
    start: () => void table.start(),
    retry: () => void table.retry(),
    choose: table.choose,
  };
}
