import type { Kysely } from 'kysely';
import { announce } from '../../bus/index.ts';
import type { Schema } from '../../db/schema.ts';
import { isBetterScore } from './boards.ts';
import { leaderboardsTopic } from './leaderboards-topic.ts';
import {
  deleteScore,
  findAchievementCounts,
  findScore,
  type Score,
  updateScore,
} from './scores-repository.ts';

/**
 * Keeps a score if it is the player's best. Answers with the best one before it, and with whether
 * this one is better. For use inside a transaction, after which the leaderboards service's
 * `changed` is to be called.
 */
export async function recordScore(
  trx: Kysely<Schema>,
  score: Score,
): Promise<{ before: number | undefined; isRecord: boolean }> {
  const before = await findScore(trx, score.userId, score.board);
  const isRecord =
    score.score > 0 && (before === undefined || isBetterScore(score.board, score.score, before));
  if (isRecord) await setScore(trx, score);
  return { before, isRecord };
}

/**
 * Counts anew what the leaderboards say of a player's tournaments. For use at the end of each
 * transaction that changes defeats or owned Pokémon; `changed` is to be called after it as well.
 */
export async function recountAchievements(
  trx: Kysely<Schema>,
  userId: number,
  now: Date,
): Promise<void> {
  const { leaders, badges, collection } = await findAchievementCounts(trx, userId);
  await setScore(trx, { userId, board: 'leaders', score: leaders, now });
  await setScore(trx, { userId, board: 'badges', score: badges, now });
  await setScore(trx, { userId, board: 'collection', score: collection, now });
}

/** Whoever has counted nothing is on no leaderboard. */
async function setScore(trx: Kysely<Schema>, score: Score): Promise<void> {
  const hasChanged =
    score.score > 0
      ? await updateScore(trx, score)
      : await deleteScore(trx, score.userId, score.board);
  if (hasChanged) await announce(trx, leaderboardsTopic);
}
