import type { Database, Trx } from '../../db/database.ts';
import { toFlag } from '../../db/flag.ts';

export interface SignedUpTournament {
  userId: number;
  tournamentId: number;
  signedUpAt: Date;
  /** Time of the eighth leader's defeat. */
  completedAt: Date | null;
}

/** Tournaments the users have signed up for. */
export async function listSignedUpTournaments(
  db: Database,
  userIds: readonly number[],
): Promise<SignedUpTournament[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('user_tournaments')
    .select(['user_id', 'tournament_id', 'signed_up_at', 'completed_at'])
    .where('user_id', 'in', userIds)
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    tournamentId: row.tournament_id,
    signedUpAt: new Date(row.signed_up_at),
    completedAt: row.completed_at === null ? null : new Date(row.completed_at),
  }));
}

/** Tournaments kept open to the users after a reordering. */
export async function listKeptOpen(
  db: Database,
  userIds: readonly number[],
): Promise<{ userId: number; tournamentId: number }[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('kept_open_tournaments')
    .select(['user_id as userId', 'tournament_id as tournamentId'])
    .where('user_id', 'in', userIds)
    .execute();
}

/** Violates the primary key if the user has already signed up. */
export async function insertSignUp(
  trx: Trx,
  userId: number,
  tournamentId: number,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('user_tournaments')
    .values({
      user_id: userId,
      tournament_id: tournamentId,
      signed_up_at: now.getTime(),
      completed_at: null,
    })
    .execute();
}

export async function deleteSignUp(trx: Trx, userId: number, tournamentId: number): Promise<void> {
  await trx
    .deleteFrom('user_tournaments')
    .where('user_id', '=', userId)
    .where('tournament_id', '=', tournamentId)
    .execute();
}

export async function updateCompletion(
  trx: Trx,
  userId: number,
  tournamentId: number,
  completedAt: Date | null,
): Promise<void> {
  await trx
    .updateTable('user_tournaments')
    .set({ completed_at: completedAt === null ? null : completedAt.getTime() })
    .where('user_id', '=', userId)
    .where('tournament_id', '=', tournamentId)
    .execute();
}

/** A player's progress against a leader. */
export interface FacedLeader {
  userId: number;
  leaderId: number;
  /** Without suspended ones. */
  numberOfMatches: number;
  defeatedAt: Date | null;
  rewardObtained: boolean;
}

/** Leaders with counted matches of the users. */
export async function listFacedLeaders(
  db: Database,
  userIds: readonly number[],
): Promise<FacedLeader[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('user_leaders')
    .selectAll()
    .where('user_id', 'in', userIds)
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    leaderId: row.leader_id,
    numberOfMatches: row.number_of_matches,
    defeatedAt: row.defeated_at === null ? null : new Date(row.defeated_at),
    rewardObtained: row.reward_obtained === 1,
  }));
}

/** Inserts or updates a player's progress against a leader. */
export async function updateFacedLeader(trx: Trx, faced: FacedLeader): Promise<void> {
  const progress = {
    number_of_matches: faced.numberOfMatches,
    defeated_at: faced.defeatedAt === null ? null : faced.defeatedAt.getTime(),
    reward_obtained: toFlag(faced.rewardObtained),
  };
  await trx
    .insertInto('user_leaders')
    .values({ user_id: faced.userId, leader_id: faced.leaderId, ...progress })
    .onConflict((conflict) => conflict.columns(['user_id', 'leader_id']).doUpdateSet(progress))
    .execute();
}

export async function deleteFacedLeader(trx: Trx, userId: number, leaderId: number): Promise<void> {
  await trx
    .deleteFrom('user_leaders')
    .where('user_id', '=', userId)
    .where('leader_id', '=', leaderId)
    .execute();
}
