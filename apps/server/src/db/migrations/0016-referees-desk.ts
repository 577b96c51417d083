import { type Migration, sql } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/** The users' last activity, and indexes for the list of challengers and the referee's desk. */
export function refereesDesk({ integer, createTable }: SqlDialect): Migration {
  return {
    async up(db) {
      await createTable(db, 'presence')
        .addColumn('user_id', integer, (column) =>
          column.notNull().primaryKey().references('users.id').onDelete('cascade'),
        )
        .addColumn('seen_at', integer, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('presence_seen')
        .on('presence')
        .columns(['seen_at', 'user_id'])
        .execute();
      await db.schema
        .createIndex('matches_recorded')
        .on('matches')
        .column('recorded_at')
        .where(sql.ref('battle_id'), 'is', null)
        .execute();
      await db.schema
        .createIndex('matches_of_user')
        .on('matches')
        .columns(['user_id', 'recorded_at'])
        .execute();
      await db.schema
        .createIndex('user_leaders_defeated')
        .on('user_leaders')
        .columns(['leader_id', 'user_id'])
        .where(sql.ref('defeated_at'), 'is not', null)
        .execute();
    },
  };
}
