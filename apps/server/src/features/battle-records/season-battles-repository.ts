import type { Database, Trx } from '../../db/database.ts';

/**
 * Voids running battles, which cannot continue in another season, and assigns this season's
 * battles to it.
 */
export async function stopBattles(trx: Trx, seasonId: number, now: Date): Promise<void> {
  await trx
    .insertInto('stopped_battles')
    .columns(['season_id', 'battle_id', 'deadline', 'reminded', 'running_key'])
    .expression(
      trx
        .selectFrom('battles')
        .select((eb) => [
          eb.val(seasonId).as('season_id'),
          'id',
          'deadline',
          'reminded',
          'running_key',
        ])
        .where('status', '=', 'running')
        .$narrowType<{ deadline: number; running_key: string }>(),
    )
    .execute();
  await trx
    .updateTable('battles')
    .set({
      status: 'void',
      outcome: 'suspended',
      ended_at: now.getTime(),
      deadline: null,
      running_key: null,
    })
    .where('status', '=', 'running')
    .execute();
  await trx
    .updateTable('battles')
    .set({ season_id: seasonId })
    .where('season_id', 'is', null)
    .execute();
}

/** Resumes them with the time that was left. */
export async function resumeBattles(trx: Trx, seasonId: number, pause: number): Promise<void> {
  const stopped = await trx
    .selectFrom('stopped_battles')
    .selectAll()
    .where('season_id', '=', seasonId)
    .execute();
  for (const { battle_id, deadline, reminded, running_key } of stopped) {
    await trx
      .updateTable('battles')
      .set({
        status: 'running',
        outcome: null,
        ended_at: null,
        deadline: deadline + pause,
        reminded,
        running_key,
      })
      .where('id', '=', battle_id)
      .execute();
  }
  await trx.deleteFrom('stopped_battles').where('season_id', '=', seasonId).execute();
  await trx
    .updateTable('battles')
    .set({ season_id: null })
    .where('season_id', '=', seasonId)
    .execute();
}

/** Whether the current season has battles. */
export async function hasCurrentBattles(db: Database): Promise<boolean> {
  const battle = await db
    .selectFrom('battles')
    .select('id')
    .where('season_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return battle !== undefined;
}

/** The players of battles that a season's end has stopped. */
export const selectUsersOfStoppedBattles = (db: Database, seasonId: number) =>
  db
    .selectFrom('stopped_battles')
    .innerJoin('battles', 'battles.id', 'stopped_battles.battle_id')
    .select('battles.user_id')
    .where('stopped_battles.season_id', '=', seasonId);
