import * as contract from '@poketorneo/contract/endpoints';
import { dealShellCards } from '@poketorneo/rules';
import { useEffect, useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { listCachedIcons } from '../../lib/cached-pictures.ts';
import { createStore, useStore } from '../../lib/create-store.ts';
import { createGameClock, pauseWhileHidden } from '../../lib/game-clock.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { prefersReducedMotion } from '../../lib/motion.ts';
import { cachedSpecies, queueUnsentResult, sendQueuedResults } from '../../lib/offline-play.ts';
import { sendWithRetry } from '../../lib/send-with-retry.ts';
import { session } from '../../lib/session.ts';
import { playEffect, playSound } from '../../lib/sound.ts';
import { preloadFaces } from '../../ui/playing-card/preload-faces.ts';
import { createShellTable } from './shell-table.ts';

const { cards, record, updateRecord } = contract.shellGame;

/** Resolves with the response; logs a failure and resolves with `otherwise`. */
async function orElse<T>(request: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logFailure(error);
    return otherwise;
  }
}

/** Whether the game was started without the server, which will not accept its rounds. */
const isDealtOffline = createStore(false);

async function deal(round: number): Promise<number[]> {
  const ids = await dealRound(round);
  await preloadFaces(ids);
  return ids;
}

/** A game started with the server needs it for each round; an offline game never uses it. */
async function dealRound(round: number): Promise<number[]> {
  if (round > 0 && isDealtOffline.get())
    return dealShellCards(await listCachedIcons(), Math.random);
  isDealtOffline.set(false);
  try {
    await sendQueuedResults();
    return await call(cards, { query: { round } }, { quiet: true });
  } catch (error) {
    if (error instanceof ApiError) logFailure(error);
    if (round > 0) throw error;
    const species = await cachedSpecies(error, 3);
    isDealtOffline.set(true);
    return dealShellCards(species, Math.random);
  }
}

const isSignedIn = () => session.get() !== null;

const findRecord = async () => (isSignedIn() ? orElse(call(record, {}, { quiet: true }), 0) : 0);

async function report(numberOfRounds: number): Promise<string> {
  if (!isSignedIn() || isDealtOffline.get()) return '';
  const send = () => call(updateRecord, { body: { numberOfRounds } }, { quiet: true });
  const sent = sendWithRetry(send);
  sent.catch((failure: unknown) => queueUnsentResult(failure, 'shell-game', numberOfRounds));
  return orElse(sent, '');
}

/** A table for the shell game; leaving the page ends the game. */
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
      playEffect,
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
  const isForFun = useStore(isDealtOffline);
  return {
    state,
    isForFun,
    start: () => void table.start(),
    retry: () => void table.retry(),
    choose: table.choose,
  };
}
