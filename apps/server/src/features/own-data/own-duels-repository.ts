import { contract, type OwnData } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { toMoment } from './moments.ts';

const { terms } = contract.duels.challenge.body.shape;

export async function listOwnChallenges(
  db: Database,
  userId: number,
): Promise<OwnData['challenges']> {
  const rows = await db
    .selectFrom('duel_challenges')
    .innerJoin('users as makers', 'makers.id', 'from_id')
    .leftJoin('users as others', 'others.id', 'to_id')
    .select(['from_id', 'makers.username as maker', 'others.username as other'])
    .select(['terms', 'duel_challenges.status', 'duel_challenges.created_at'])
    .where((eb) => eb.or([eb('from_id', '=', userId), eb('to_id', '=', userId)]))
    .orderBy('duel_challenges.id')
    .execute();
  return rows.map((row) => ({
    isOwn: row.from_id === userId,
    player: row.from_id === userId ? row.other : row.maker,
    terms: terms.parse(JSON.parse(row.terms)),
    status: row.status,
    madeAt: toMoment(row.created_at),
  }));
}

/** Null while the user searches no opponent. */
export async function findOwnOpponentSearch(
  db: Database,
  userId: number,
): Promise<OwnData['opponentSearch']> {
  const row = await db
    .selectFrom('duel_queue')
    .select(['terms', 'since'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { terms: terms.parse(JSON.parse(row.terms)), since: toMoment(row.since) };
}

const ratingColumns = [
  'rating',
  'deviation',
  'volatility',
  'battles as ratedDuels',
  'last_at as lastAt',
] as const;

/** Null before the first rated duel. */
export async function findOwnRating(db: Database, userId: number): Promise<OwnData['rating']> {
  const row = await db
    .selectFrom('ratings')
    .select(ratingColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { lastAt, ...rating } = row;
  return { ...rating, asOf: toMoment(lastAt) };
}

export async function listOwnPastRatings(
  db: Database,
  userId: number,
): Promise<OwnData['pastRatings']> {
  const rows = await db
    .selectFrom('past_ratings')
    .innerJoin('seasons', 'seasons.id', 'season_id')
    .select(ratingColumns)
    .select('seasons.name as season')
    .where('user_id', '=', userId)
    .orderBy('season_id')
    .execute();
  return rows.map(({ lastAt, ...rating }) => ({ ...rating, asOf: toMoment(lastAt) }));
}

/** Null if never set. */
export async function findOwnDuelSettings(
  db: Database,
  userId: number,
): Promise<OwnData['duelSettings']> {
  const row = await db
    .selectFrom('duel_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    acceptsChallenges: row.accepts_challenges === 1,
    showsOnline: row.shows_online === 1,
    emotes: row.emotes === 1,
  };
}

export async function listOwnBlocks(
  db: Database,
  userId: number,
): Promise<OwnData['blockedPlayers']> {
  const rows = await db
    .selectFrom('user_blocks')
    .innerJoin('users', 'users.id', 'blocked_id')
    .select(['username', 'blocked_at'])
    .where('user_id', '=', userId)
    .orderBy('blocked_at')
    .orderBy('users.id')
    .execute();
  return rows.map((row) => ({ player: row.username, blockedAt: toMoment(row.blocked_at) }));
}
