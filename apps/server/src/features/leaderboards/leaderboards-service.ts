import { type Leaderboard, leaderboardKinds, leaderboardRules } from '@poketorneo/contract';
import { type Bus, createKeptValue } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import { boards } from './boards.ts';
import { Ranking, toRows } from './ranking.ts';
import { listBest, listStandings } from './standings-repository.ts';

interface LeaderboardsParts {
  db: Database;
  bus: Bus;
}

/** The leaderboards: the best of each board, and where the caller stands. */
export function createLeaderboardsService({ db, bus }: LeaderboardsParts) {
  const ranking = createKeptValue({
    bus,
    topics: ['leaderboards'],
    load: async () =>
      new Ranking(
        await Promise.all(
          leaderboardKinds.map(async (kind) => ({
            kind,
            ...boards[kind],
            currentUserScore: null,
            currentUserPosition: null,
            userLeaderboards: toRows(await listBest(db, kind, leaderboardRules.shownRows)),
          })),
        ),
      ),
  });

  return {
    /** Every board; for a player with their own places, which are always the newest. */
    async list(userId: number | null): Promise<Leaderboard[]> {
      if (userId === null) return (await ranking.read()).boardsFor([]);
      const standings = await listStandings(db, userId);
      const kept = await ranking.read();
      if (kept.agreesWith(userId, standings)) return kept.boardsFor(standings);
      // Changed by another process, whose news has not come yet.
      ranking.forget();
      return (await ranking.read()).boardsFor(standings);
    },
  };
}

export type LeaderboardsService = ReturnType<typeof createLeaderboardsService>;
