import { type Rating, startRating } from '@poketorneo/rules/duels';
import type { Database, Trx } from '../../db/database.ts';

/** A player's rating in the current season, with the number of rated duels. */
export interface PlayerRating extends Rating {
  battles: number;
}

const unrated: PlayerRating = { ...startRating, battles: 0 };

export async function findRating(db: Database, userId: number): Promise<PlayerRating> {
  return (await findRatings(db, [userId]))(userId);
}

/** The ratings of these players, by id. */
export async function findRatings(
  db: Database,
  userIds: readonly number[],
): Promise<(userId: number) => PlayerRating> {
  if (userIds.length === 0) return () => unrated;
  const rows = await db
    .selectFrom('ratings')
    .select(['user_id', 'rating', 'deviation', 'volatility', 'battles', 'last_at as lastAt'])
    .where('user_id', 'in', userIds)
    .execute();
  const ratings = new Map(rows.map(({ user_id: userId, ...rating }) => [userId, rating]));
  return (userId) => ratings.get(userId) ?? unrated;
}

/** The ratings behind the scores of the board 'Sfide'. */
export async function listRankedRatings(
  db: Database,
): Promise<{ userId: number; score: number; rating: Rating }[]> {
  const rows = await db
    .selectFrom('user_scores')
    .innerJoin('ratings', 'ratings.user_id', 'user_scores.user_id')
    .select(['ratings.user_id as userId', 'score'])
    .select(['rating', 'deviation', 'volatility', 'last_at as lastAt'])
    .where('board', '=', 'duels')
    .orderBy('ratings.user_id')
    .execute();
  return rows.map(({ userId, score, ...rating }) => ({ userId, score, rating }));
}

export async function updateRating(
  trx: Trx,
  userId: number,
  { rating, deviation, volatility, battles }: PlayerRating,
  lastAt: Date,
): Promise<void> {
  const values = { rating, deviation, volatility, battles, last_at: lastAt.getTime() };
  await trx
    .insertInto('ratings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** The number of duels between two players that have counted since a moment. */
export async function countRatedDuels(
  db: Database,
  [first, second]: readonly [number, number],
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('battle_seats as one')
    .innerJoin('battle_seats as other', 'other.battle_id', 'one.battle_id')
    .innerJoin('battles', 'battles.id', 'one.battle_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('one.user_id', '=', first)
    .where('other.user_id', '=', second)
    .where('one.rating_after', 'is not', null)
    .where('battles.ended_at', '>=', since.getTime())
    .executeTakeFirstOrThrow();
  return count;
}
