import { boardScore, isCertain, type Rating, ratingAt } from '@poketorneo/rules/duels';
import type { UnitOfWork, WritableDatabase } from '../../db/transaction.ts';
import { replaceScore } from '../leaderboards/index.ts';
import { findRating, listRankedRatings } from './ratings-repository.ts';

/** The score on the board 'Sfide'; 0 for a rating that has no place on it. */
function scoreAt(rating: Rating, now: Date): number {
  const current = ratingAt(rating, now.getTime());
  return isCertain(current) ? Math.max(0, boardScore(current)) : 0;
}

/** Places a player on the board 'Sfide', or takes off one whose rating is uncertain. */
export async function updateBoard(unit: UnitOfWork, userId: number, rating: Rating): Promise<void> {
  const score = scoreAt(rating, unit.now);
  await replaceScore(unit, { userId, board: 'duels', score });
}

/** Lowers the scores of players whose rating has become less certain since their last duel. */
export async function refreshBoard(
  { db, transaction }: WritableDatabase,
  clock: () => number,
): Promise<void> {
  const now = new Date(clock());
  for (const { userId, score, rating } of await listRankedRatings(db)) {
    if (scoreAt(rating, now) === score) continue;
    await transaction(async (unit) => {
      await updateBoard(unit, userId, await findRating(unit.trx, userId));
    });
  }
}
