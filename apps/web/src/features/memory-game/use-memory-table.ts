import { memoryGameRules } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useEffect, useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { useStore } from '../../lib/create-store.ts';
import { createGameClock, pauseWhileHidden } from '../../lib/game-clock.ts';
import { sendPersistently } from '../../lib/send-persistently.ts';
import { session } from '../../lib/session.ts';
import { playSound } from '../../lib/sound.ts';
import { preloadFaces } from '../../ui/playing-card/preload-faces.ts';
import { createMemoryTable } from './memory-table.ts';

async function deal(): Promise<number[]> {
  const query = { cont: memoryGameRules.cards };
  const ids = await call(contract.memoryGame.cards, { query }, { quiet: true });
  await preloadFaces(ids);
  return ids;
}

/** Records are kept for who is signed in; one that cannot be kept is nobody's trouble. */
async function report(numberOfMoves: number): Promise<string> {
  if (session.get() === null) return '';
  try {
    return await sendPersistently(() =>
      call(contract.memoryGame.updateRecord, { body: { numberOfMoves } }, { quiet: true }),
    );
  } catch (error) {
    if (error instanceof ApiError) return '';
    throw error;
  }
}

/** A table with a new game on it, which is over when the page is left. */
export function useMemoryTable() {
  const [{ table, clock }] = useState(() => {
    const clock = createGameClock();
    return {
      clock,
      table: createMemoryTable({ clock, random: Math.random, deal, report, playSound }),
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
  return { state, start: () => void table.start(), flip: table.flip };
}
