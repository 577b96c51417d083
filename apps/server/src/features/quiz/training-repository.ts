import type { TrainingRun } from '@poketorneo/rules/quiz';
import type { Database, Trx } from '../../db/database.ts';

const game = 'training';

/** A player's training run; undefined before the first question. */
export async function findTraining(db: Database, userId: number): Promise<TrainingRun | undefined> {
  const row = await db
    .selectFrom('game_runs')
    .select(['reached', 'dealt', 'record_before'])
    .where('user_id', '=', userId)
    .where('game', '=', game)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { reached: row.reached, served: row.dealt, recordBefore: row.record_before };
}

export async function updateTraining(
  trx: Trx,
  userId: number,
  { reached, served, recordBefore }: TrainingRun,
  now: Date,
): Promise<void> {
  const values = {
    reached,
    dealt: served,
    record_before: recordBefore,
    dealt_at: now.getTime(),
  };
  await trx
    .insertInto('game_runs')
    .values({ user_id: userId, game, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'game']).doUpdateSet(values))
    .execute();
}
