import type { Database } from '../../db/database.ts';

/** Everybody who comes in: players and organisers. */
export const selectToldUsers = (db: Database) =>
  db.selectFrom('users').select('users.id').where('users.status', '=', 'active');

/** Those of them whose battle the end of a season has stopped. */
export const selectWhoFought = (db: Database, seasonId: number) =>
  selectToldUsers(db).where('users.id', 'in', (eb) =>
    eb
      .selectFrom('stopped_battles')
      .innerJoin('battles', 'battles.id', 'stopped_battles.battle_id')
      .select('battles.user_id')
      .where('stopped_battles.season_id', '=', seasonId),
  );

/** All the others. */
export const selectOthers = (db: Database, seasonId: number) =>
  selectToldUsers(db).where('users.id', 'not in', selectWhoFought(db, seasonId));
