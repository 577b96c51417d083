import type { LeaderboardKind } from '@poketorneo/contract';
import type { Database, Trx } from '../../db/database.ts';

export interface Score {
  userId: number;
  board: LeaderboardKind;
  score: number;
}

export async function findScore(
  db: Database,
  userId: number,
  board: LeaderboardKind,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('user_scores')
    .select('score')
    .where('user_id', '=', userId)
    .where('board', '=', board)
    .executeTakeFirst();
  return row?.score;
}

/**
 * Replaces a score and updates the counts; returns whether it changed. An equal score keeps
 * its time.
 */
export async function updateScore(
  trx: Trx,
  { userId, board, score }: Score,
  now: Date,
): Promise<boolean> {
  const before = await findScore(trx, userId, board);
  if (before === score) return false;
  const values = { score, achieved_at: now.getTime() };
  await trx
    .insertInto('user_scores')
    .values({ user_id: userId, board, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'board']).doUpdateSet(values))
    .execute();
  if (before !== undefined) await decrementCount(trx, board, before);
  await incrementCount(trx, board, score);
  return true;
}

/** Returns whether there was one. */
export async function deleteScore(
  trx: Trx,
  userId: number,
  board: LeaderboardKind,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('user_scores')
    .where('user_id', '=', userId)
    .where('board', '=', board)
    .returning('score')
    .executeTakeFirst();
  if (deleted === undefined) return false;
  await decrementCount(trx, board, deleted.score);
  return true;
}

/** Deletes all scores of a player. */
export async function deleteScores(trx: Trx, userId: number): Promise<void> {
  const deleted = await trx
    .deleteFrom('user_scores')
    .where('user_id', '=', userId)
    .returning(['board', 'score'])
    .execute();
  for (const { board, score } of deleted) await decrementCount(trx, board, score);
}

async function incrementCount(trx: Trx, board: LeaderboardKind, score: number): Promise<void> {
  await trx
    .insertInto('score_counts')
    .values({ board, score, players: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['board', 'score'])
        .doUpdateSet(({ eb }) => ({ players: eb('score_counts.players', '+', 1) })),
    )
    .execute();
}

async function decrementCount(trx: Trx, board: LeaderboardKind, score: number): Promise<void> {
  await trx
    .updateTable('score_counts')
    .set(({ eb }) => ({ players: eb('players', '-', 1) }))
    .where('board', '=', board)
    .where('score', '=', score)
    .execute();
  await trx
    .deleteFrom('score_counts')
    .where('board', '=', board)
    .where('score', '=', score)
    .where('players', '=', 0)
    .execute();
}

/** Defeated leaders, badges and owned Pokémon. */
export async function findAchievementCounts(
  db: Database,
  userId: number,
): Promise<Record<'leaders' | 'badges' | 'collection', number>> {
  const defeats = await db
    .selectFrom('user_leaders')
    .innerJoin('leaders', 'leaders.id', 'user_leaders.leader_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('leaders'),
      fn.count<number>('leaders.badge_name').as('badges'),
    ])
    .where('user_leaders.user_id', '=', userId)
    .where('user_leaders.defeated_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const owned = await db
    .selectFrom('user_pokemons')
    .select(({ fn }) => fn.countAll<number>().as('collection'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...defeats, ...owned };
}
