import type { LeaderboardKind } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';

/** Closed seasons a player took part in. */
export async function listSeasonIdsOf(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('season_players')
    .select('season_id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.season_id);
}

export interface PastDefeat {
  seasonId: number;
  /** Name at that time. */
  tournamentName: string;
  /** Null for champions. */
  badgeName: string | null;
  badgeImage: string | null;
}

/** Leaders a player defeated in closed seasons, in the tournaments' order of that time. */
export function listPastDefeats(db: Database, userId: number): Promise<PastDefeat[]> {
  return db
    .selectFrom('past_user_leaders as faced')
    .innerJoin('leaders', 'leaders.id', 'faced.leader_id')
    .innerJoin('season_tournaments as tournament', (join) =>
      join
        .onRef('tournament.season_id', '=', 'faced.season_id')
        .onRef('tournament.tournament_id', '=', 'leaders.tournament_id'),
    )
    .select([
      'faced.season_id as seasonId',
      'tournament.name as tournamentName',
      'leaders.badge_name as badgeName',
      'leaders.badge_image as badgeImage',
    ])
    .where('faced.user_id', '=', userId)
    .where('faced.defeated_at', 'is not', null)
    .orderBy('tournament.position')
    .orderBy('leaders.position')
    .execute();
}

export interface PastPlace {
  seasonId: number;
  board: LeaderboardKind;
  score: number;
  position: number;
}

/** A player's final positions in closed seasons. */
export function listPastPlaces(db: Database, userId: number): Promise<PastPlace[]> {
  return db
    .selectFrom('past_user_scores')
    .select(['season_id as seasonId', 'board', 'score', 'position'])
    .where('user_id', '=', userId)
    .execute();
}
