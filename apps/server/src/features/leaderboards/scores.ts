import type { UnitOfWork } from '../../db/transaction.ts';
import { isBetterScore } from './boards.ts';
import {
  deleteScore,
  findAchievementCounts,
  findScore,
  type Score,
  updateScore,
} from './scores-repository.ts';

/**
 * Stores a score if it is the player's best; returns the previous best and whether this one
 * is better.
 */
export async function recordScore(
  unit: UnitOfWork,
  score: Score,
): Promise<{ before: number | undefined; isRecord: boolean }> {
  const before = await findScore(unit.trx, score.userId, score.board);
  const isRecord =
    score.score > 0 && (before === undefined || isBetterScore(score.board, score.score, before));
  if (isRecord) await replaceScore(unit, score);
  return { before, isRecord };
}

/**
 * Recomputes a player's tournament scores. To be called at the end of each transaction that changes
 * defeats or owned Pokémon.
 */
export async function recountAchievements(unit: UnitOfWork, userId: number): Promise<void> {
  const { leaders, badges, collection } = await findAchievementCounts(unit.trx, userId);
  await replaceScore(unit, { userId, board: 'leaders', score: leaders });
  await replaceScore(unit, { userId, board: 'badges', score: badges });
  await replaceScore(unit, { userId, board: 'collection', score: collection });
}

/** Stores a score that may also fall; a score of zero is deleted. */
export async function replaceScore({ trx, now, emit }: UnitOfWork, score: Score): Promise<void> {
  const hasChanged =
    score.score > 0
      ? await updateScore(trx, score, now)
      : await deleteScore(trx, score.userId, score.board);
  if (hasChanged) emit('leaderboards', score.userId);
}
