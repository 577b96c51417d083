import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaderboardKinds } from '@poketorneo/contract';
import { type OpenDatabase, openDatabase } from '../../apps/server/src/db/open-database.ts';
import {
  listBest,
  listStandings,
} from '../../apps/server/src/features/leaderboards/standings-repository.ts';
import { addRankedPlayers } from '../../apps/server/src/testing/crowd/add-ranked-players.ts';
import type { Figure } from './report.ts';

const few = 1_000;
const many = 100_000;
const limit = 100;
const rounds = 50;
const maxRatio = 2;

/** Median duration of reading all boards and one player's own places, in milliseconds. */
async function timeRanking({ db }: OpenDatabase, users: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    for (const board of leaderboardKinds) {
      await listBest(db, board, limit);
    }
    await listStandings(db, 1 + Math.floor((users / rounds) * round));
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((one, other) => one - other)[rounds / 2] ?? Number.POSITIVE_INFINITY;
}

/** Cost of a hundred times as many players to the leaderboards, without the response cache. */
export async function measureRanking(): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'poketorneo-ranking-'));
  const database = await openDatabase({ kind: 'embedded', folder });
  try {
    await addRankedPlayers(database.db, few);
    await timeRanking(database, few);
    const ofFew = await timeRanking(database, few);
    await addRankedPlayers(database.db, many);
    const ofMany = await timeRanking(database, many);
    return {
      what: `all leaderboards and one’s own places, ${many} players against ${few}`,
      measured: `${(ofMany / ofFew).toFixed(2)} (${ofMany.toFixed(1)} ms)`,
      reference: `1 (${ofFew.toFixed(1)} ms)`,
      bar: `≤ ${maxRatio}`,
      reached: ofMany / ofFew <= maxRatio,
    };
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
