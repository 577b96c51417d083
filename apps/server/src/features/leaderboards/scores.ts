import type { Unit } from '../../db/transaction.ts';
import { isBetterScore } from './boards.ts';
import {
  deleteScore,
  findAchievementCounts,
  findScore,
  type Score,
  updateScore,
} from './scores-repository.ts';

/**
 * Keeps a score if it is the player's best. Answers with the best one before it, and with whether
 * this one is better.
 */
export async function recordScore(
  unit: Unit,
  score: Score,
): Promise<{ before: number | undefined; isRecord: boolean }> {
  const before = await findScore(unit.trx, score.userId, score.board);
  const isRecord =
    score.score > 0 && (before === undefined || isBetterScore(score.board, score.score, before));
  if (isRecord) await setScore(unit, score);
  return { before, isRecord };
}

/**
 * Counts anew what the leaderboards say of a player's tournaments. To be called at the end of each
 * transaction that changes defeats or owned Pokémon.
 */
export async function recountAchievements(unit: Unit, userId: number): Promise<void> {
  const { leaders, badges, collection } = await findAchievementCounts(unit.trx, userId);
  await setScore(unit, { userId, board: 'leaders', score: leaders });
  await setScore(unit, { userId, board: 'badges', score: badges });
  await setScore(unit, { userId, board: 'collection', score: collection });
}

/** Whoever has counted nothing is on no leaderboard. */
async function setScore({ trx, now, announce }: Unit, score: Score): Promise<void> {
  const hasChanged =
    score.score > 0
      ? await updateScore(trx, score, now)
      : await deleteScore(trx, score.userId, score.board);
  if (hasChanged) announce('leaderboards', score.userId);
}
