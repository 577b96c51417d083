import type { OwnData } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { toMoment, toMomentOrNull } from './moments.ts';

export async function listOwnTournaments(
  db: Database,
  userId: number,
): Promise<OwnData['tournaments']> {
  const rows = await db
    .selectFrom('user_tournaments')
    .innerJoin('tournaments', 'tournaments.id', 'user_tournaments.tournament_id')
    .select(['tournaments.name', 'signed_up_at', 'completed_at'])
    .where('user_id', '=', userId)
    .orderBy('tournaments.position')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    signedUpAt: toMoment(row.signed_up_at),
    completedAt: toMomentOrNull(row.completed_at),
  }));
}

/** Tournaments kept open to the user after a reordering. */
export async function listOwnKeptOpen(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('kept_open_tournaments')
    .innerJoin('tournaments', 'tournaments.id', 'kept_open_tournaments.tournament_id')
    .select('tournaments.name')
    .where('user_id', '=', userId)
    .orderBy('tournaments.position')
    .execute();
  return rows.map(({ name }) => name);
}

export async function listOwnLeaders(db: Database, userId: number): Promise<OwnData['leaders']> {
  const rows = await db
    .selectFrom('user_leaders')
    .innerJoin('leaders', 'leaders.id', 'user_leaders.leader_id')
    .innerJoin('tournaments', 'tournaments.id', 'leaders.tournament_id')
    .select([
      'tournaments.name as tournament',
      'leaders.name as leader',
      'leaders.badge_name as badge',
      'number_of_matches as numberOfMatches',
      'defeated_at',
      'reward_obtained',
    ])
    .where('user_id', '=', userId)
    .orderBy('tournaments.position')
    .orderBy('leaders.position')
    .execute();
  return rows.map(({ tournament, leader, badge, numberOfMatches, ...row }) => ({
    tournament,
    leader,
    numberOfMatches,
    defeatedAt: toMomentOrNull(row.defeated_at),
    rewardObtained: row.reward_obtained === 1,
    badge: row.defeated_at === null ? null : badge,
  }));
}
