import { memoryGameRules } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { dealPairs } from '@poketorneo/rules';
import { useEffect, useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { createStore, useStore } from '../../lib/create-store.ts';
import { createGameClock, pauseWhileHidden } from '../../lib/game-clock.ts';
import { prefersReducedMotion } from '../../lib/motion.ts';
import { cachedSpecies, queueUnsentResult, sendQueuedResults } from '../../lib/offline-play.ts';
import { sendWithRetry } from '../../lib/send-with-retry.ts';
import { session } from '../../lib/session.ts';
import { playEffect, playSound } from '../../lib/sound.ts';
import { preloadFaces } from '../../ui/playing-card/preload-faces.ts';
import { createMemoryTable } from './memory-table.ts';

/** Whether the game was dealt without the server, which will not accept its result. */
const isDealtOffline = createStore(false);

async function deal(): Promise<number[]> {
  // Queued results are sent first: the server rejects them after the next deal.
  await sendQueuedResults();
  const ids = await dealByServer().catch(async (failure: unknown) => {
    const species = await cachedSpecies(failure, memoryGameRules.pairs);
    isDealtOffline.set(true);
    return dealPairs(species, memoryGameRules.pairs, Math.random);
  });
  await preloadFaces(ids);
  return ids;
}

async function dealByServer(): Promise<number[]> {
  isDealtOffline.set(false);
  const query = { cont: memoryGameRules.cards };
  return call(contract.memoryGame.cards, { query }, { quiet: true });
}

/** Sends a signed-in player's result; a failed one is queued. */
async function report(numberOfMoves: number): Promise<string> {
  if (session.get() === null || isDealtOffline.get()) return '';
  try {
    return await sendWithRetry(() =>
      call(contract.memoryGame.updateRecord, { body: { numberOfMoves } }, { quiet: true }),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    queueUnsentResult(error, 'memory-game', numberOfMoves);
    return '';
  }
}

/** A table with a new game; leaving the page ends it. */
export function useMemoryTable() {
  const [{ table, clock }] = useState(() => {
    const clock = createGameClock();
    return {
      clock,
      table: createMemoryTable({
        clock,
        random: Math.random,
        deal,
        report,
        playSound,
        playEffect,
        prefersReducedMotion,
      }),
    };
  });
  useEffect(() => {
    const stopFollowing = pauseWhileHidden(clock);
    void table.start();
    return () => {
      stopFollowing();
      table.leave();
    };
  }, [table, clock]);
  const state = useStore(table);
  const isForFun = useStore(isDealtOffline);
  return { state, isForFun, start: () => void table.start(), flip: table.flip };
}
