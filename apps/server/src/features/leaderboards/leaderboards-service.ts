import { type Leaderboard, leaderboardKinds, leaderboardRules } from '@poketorneo/contract';
import { type Bus, createValueCache } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import { boards } from './boards.ts';
import { Ranking, toRows } from './ranking.ts';
import { listBest, listStandings, type Standing } from './standings-repository.ts';

interface LeaderboardsParts {
  db: Database;
  bus: Bus;
}

/** The leaderboards, and the caller's positions. */
export function createLeaderboardsService({ db, bus }: LeaderboardsParts) {
  const ranking = createValueCache({
    bus,
    tags: ['leaderboards'],
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
    /** A player's current positions; none for visitors. */
    async standingsOf(userId: number | null): Promise<Standing[]> {
      return userId === null ? [] : listStandings(db, userId);
    },

    /**
     * All boards: with a player's own positions (see `standingsOf`), for visitors without
     * real names.
     */
    async list(userId: number | null, standings: readonly Standing[]): Promise<Leaderboard[]> {
      const cached = await ranking.read();
      if (userId === null) return cached.forVisitors;
      if (cached.isConsistentWith(userId, standings)) return cached.boardsFor(standings);
      // Changed by another process whose event has not arrived yet.
      ranking.invalidate();
      return (await ranking.read()).boardsFor(standings);
    },
  };
}

export type LeaderboardsService = ReturnType<typeof createLeaderboardsService>;
