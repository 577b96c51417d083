import type { Database } from '../../db/database.ts';

/** Everybody who is in a tournament of the season under way, or on a board. */
export const selectWhoTookPart = (db: Database) =>
  db
    .selectFrom('users')
    .where((is) =>
      is.or([
        is('users.id', 'in', is.selectFrom('user_tournaments').select('user_id')),
        is('users.id', 'in', is.selectFrom('user_scores').select('user_id')),
      ]),
    );
