import { type Leaderboard, leaderboardKinds, leaderboardRules } from '@poketorneo/contract';
import { type Bus, createKeptValue } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import { boards } from './boards.ts';
import { Ranking, toRows } from './ranking.ts';
import { listBest, listStandings, type Standing } from './standings-repository.ts';

interface LeaderboardsParts {
  db: Database;
  bus: Bus;
}

/** The leaderboards: the best of each board, and where the caller stands. */
export function createLeaderboardsService({ db, bus }: LeaderboardsParts) {
  const ranking = createKeptValue({
    bus,
    subjects: ['leaderboards'],
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
    /** The newest places of a player; a visitor has none. */
    async standingsOf(userId: number | null): Promise<Standing[]> {
      return userId === null ? [] : listStandings(db, userId);
    },

    /**
     * Every board; for a player with their own places, which `standingsOf` has found, for a visitor
     * without first and last names.
     */
    async list(userId: number | null, standings: readonly Standing[]): Promise<Leaderboard[]> {
      const kept = await ranking.read();
      if (userId === null) return kept.forVisitors;
      if (kept.agreesWith(userId, standings)) return kept.boardsFor(standings);
      // Changed by another process, whose news has not come yet.
      ranking.forget();
      return (await ranking.read()).boardsFor(standings);
    },
  };
}

export type LeaderboardsService = ReturnType<typeof createLeaderboardsService>;
