import { type BattleKind, battleKinds, leaderBattleKinds } from '@poketorneo/contract';
import type { Database, Trx } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { isOfPlayers } from './battles-repository.ts';

/**
 * Voids running battles, which cannot continue in another season, and assigns this season's
 * battles to it. Visitors' trials belong to none.
 */
export async function stopBattles({ trx, now, emit }: UnitOfWork, seasonId: number): Promise<void> {
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
        .where(isOfPlayers)
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
      awaited: 0,
      sealed: 0,
    })
    .where('status', '=', 'running')
    .where(isOfPlayers)
    .execute();
  const seats = await trx
    .updateTable('battle_seats')
    .set({ outcome: 'suspended', running_key: null })
    .where('running_key', 'is not', null)
    .returning('battle_id')
    .execute();
  for (const battleId of new Set(seats.map(({ battle_id }) => battle_id))) {
    emit('battle-steps', battleId);
  }
  await trx
    .updateTable('battles')
    .set({ season_id: seasonId })
    .where('season_id', 'is', null)
    .where(isOfPlayers)
    .execute();
}

/**
 * Resumes them with the time that was left. Duels stay void: their players may fight others by now,
 * and a clock cannot be stopped for days.
 */
export async function resumeBattles(trx: Trx, seasonId: number, pause: number): Promise<void> {
  const stopped = await trx
    .selectFrom('stopped_battles')
    .innerJoin('battles', 'battles.id', 'stopped_battles.battle_id')
    .selectAll('stopped_battles')
    .where('stopped_battles.season_id', '=', seasonId)
    .where('battles.kind', 'in', leaderBattleKinds)
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

/** Whether a season consists of battles of the kind. */
const isOfSeason: Readonly<Record<BattleKind, boolean>> = {
  leader: true,
  rematch: true,
  duel: true,
  trial: false,
};
const kindsOfSeasons = battleKinds.filter((kind) => isOfSeason[kind]);

/** Whether the current season has battles besides trials. */
export async function hasCurrentBattles(db: Database): Promise<boolean> {
  const battle = await db
    .selectFrom('battles')
    .select('id')
    .where('season_id', 'is', null)
    .where('kind', 'in', kindsOfSeasons)
    .limit(1)
    .executeTakeFirst();
  return battle !== undefined;
}

/** The players of battles that a season's end has stopped. */
export const selectUsersOfStoppedBattles = (db: Database, seasonId: number) =>
  db
    .selectFrom('stopped_battles')
    .innerJoin('battles', 'battles.id', 'stopped_battles.battle_id')
    .leftJoin('battle_seats', 'battle_seats.battle_id', 'battles.id')
    .select((eb) =>
      // A leader battle has no seats.
      eb.fn.coalesce('battle_seats.user_id', 'battles.user_id').as('user_id'),
    )
    .where('stopped_battles.season_id', '=', seasonId);
