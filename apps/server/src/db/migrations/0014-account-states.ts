import { type Migration, sql } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/**
 * Account status, organisers who also play, accounts without an email, and password reset requests
 * for installations without mail.
 */
export function accountStates({ text, integer, createTable }: SqlDialect): Migration {
  return {
    async up(db) {
      for (const column of ['email', 'email_key']) {
        await db.schema
          .alterTable('users')
          .alterColumn(column, (change) => change.dropNotNull())
          .execute();
      }
      await db.schema
        .alterTable('users')
        .addColumn('status', text, (column) =>
          column
            .notNull()
            .defaultTo('active')
            .check(sql`status in ('active', 'waiting', 'suspended')`),
        )
        .execute();
      await db.schema
        .alterTable('users')
        .addColumn('plays', integer, (column) =>
          column.notNull().defaultTo(0).check(sql`plays in (0, 1)`),
        )
        .execute();
      await createTable(db, 'password_wishes')
        .addColumn('user_id', integer, (column) =>
          column.notNull().primaryKey().references('users.id').onDelete('cascade'),
        )
        .addColumn('wished_at', integer, (column) => column.notNull())
        .execute();
    },
  };
}
