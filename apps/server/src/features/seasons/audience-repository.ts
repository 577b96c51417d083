import type { Database } from '../../db/database.ts';
import { selectUsersOfStoppedBattles } from '../battle-records/index.ts';

/** All active users. */
export const selectActiveUsers = (db: Database) =>
  db.selectFrom('users').select('users.id').where('users.status', '=', 'active');

/** Active users whose battle was stopped. */
export const selectUsersWithStoppedBattle = (db: Database, seasonId: number) =>
  selectActiveUsers(db).where('users.id', 'in', selectUsersOfStoppedBattles(db, seasonId));

/** Active users without a stopped battle. */
export const selectUsersWithoutStoppedBattle = (db: Database, seasonId: number) =>
  selectActiveUsers(db).where('users.id', 'not in', selectUsersWithStoppedBattle(db, seasonId));

/** Users in a tournament, on a board or with a rated duel of the current season. */
export const selectParticipants = (db: Database) =>
  db
    .selectFrom('users')
    .where((is) =>
      is.or([
        is('users.id', 'in', is.selectFrom('user_tournaments').select('user_id')),
        is('users.id', 'in', is.selectFrom('user_scores').select('user_id')),
        is('users.id', 'in', is.selectFrom('ratings').select('user_id').where('battles', '>', 0)),
      ]),
    );
