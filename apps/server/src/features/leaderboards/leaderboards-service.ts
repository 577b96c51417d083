import { type Leaderboard, leaderboardKinds, leaderboardRules } from '@poketorneo/contract';
import type { Kysely } from 'kysely';
import { type Bus, createKeptValue } from '../../bus/index.ts';
import type { Schema } from '../../db/schema.ts';
import { boards } from './boards.ts';
import { leaderboardsTopic } from './leaderboards-topic.ts';
import { Ranking, toRows } from './ranking.ts';
import { listBest, listStandings } from './standings-repository.ts';

interface LeaderboardsParts {
  db: Kysely<Schema>;
  bus: Bus;
}

/** The leaderboards: the best of each board, and where the caller stands. */
export function createLeaderboardsService({ db, bus }: LeaderboardsParts) {
  const ranking = createKeptValue({
    bus,
    topics: [leaderboardsTopic],
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

  /** To be called after each transaction that changed scores, or a player's name or icon. */
  function changed(): void {
    bus.publish(leaderboardsTopic);
  }

  return {
    changed,

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
