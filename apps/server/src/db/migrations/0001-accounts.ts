import { type Kysely, type Migration, sql } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/** Accounts, password resets, rate limits, settings. */
export function accounts({ text, integer, identity, createTable }: SqlDialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createTable(db, 'users')
        .addColumn('id', integer, identity)
        .addColumn('username', text, (column) => column.notNull())
        .addColumn('username_key', text, (column) => column.notNull().unique())
        .addColumn('first_name', text, (column) => column.notNull())
        .addColumn('last_name', text, (column) => column.notNull())
        .addColumn('email', text, (column) => column.notNull())
        .addColumn('email_key', text, (column) => column.notNull().unique())
        .addColumn('password_hash', text, (column) => column.notNull())
        .addColumn('is_admin', integer, (column) => column.notNull().check(sql`is_admin in (0, 1)`))
        .addColumn('token_version', integer, (column) => column.notNull().defaultTo(1))
        .addColumn('face_icon_id', integer, (column) => column.notNull())
        .addColumn('created_at', integer, (column) => column.notNull())
        .execute();

      await createTable(db, 'password_resets')
        .addColumn('token_hash', text, (column) => column.notNull().primaryKey())
        .addColumn('user_id', integer, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('expires_at', integer, (column) => column.notNull())
        .addColumn('created_at', integer, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('password_resets_user_id')
        .on('password_resets')
        .column('user_id')
        .execute();
      await db.schema
        .createIndex('password_resets_expires_at')
        .on('password_resets')
        .column('expires_at')
        .execute();

      await createTable(db, 'rate_limits')
        .addColumn('key', text, (column) => column.notNull().primaryKey())
        .addColumn('window_started_at', integer, (column) => column.notNull())
        .addColumn('attempts', integer, (column) => column.notNull())
        .execute();

      await createTable(db, 'settings')
        .addColumn('key', text, (column) => column.notNull().primaryKey())
        .addColumn('value', text, (column) => column.notNull())
        .execute();
    },
  };
}
