import { type Kysely, type Migration, sql } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/**
 * One row per session, with its id in the tokens. Sessions of older tokens are derived at first
 * use, and must not reappear after they have ended.
 */
export function sessions({ text, integer, createTable }: SqlDialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createTable(db, 'sessions')
        .addColumn('id', text, (column) => column.notNull().primaryKey())
        .addColumn('user_id', integer, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('browser', text)
        .addColumn('system', text)
        .addColumn('created_at', integer, (column) => column.notNull())
        .addColumn('seen_at', integer, (column) => column.notNull())
        .addColumn('expires_at', integer, (column) => column.notNull())
        .addColumn('is_derived', integer, (column) =>
          column.notNull().check(sql`is_derived in (0, 1)`),
        )
        .execute();
      await db.schema
        .createIndex('sessions_user')
        .on('sessions')
        .columns(['user_id', 'seen_at'])
        .execute();
      await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();
      await createTable(db, 'ended_sessions')
        .addColumn('session_id', text, (column) => column.notNull().primaryKey())
        .addColumn('expires_at', integer, (column) => column.notNull())
        .execute();
      await db.schema
        .alterTable('push_subscriptions')
        .addColumn('session_id', text, (column) =>
          column.references('sessions.id').onDelete('cascade'),
        )
        .execute();
      await db.schema
        .createIndex('push_subscriptions_session')
        .on('push_subscriptions')
        .column('session_id')
        .execute();
    },
  };
}
