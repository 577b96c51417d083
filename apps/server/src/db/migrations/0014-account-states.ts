import { type Migration, sql } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/**
 * Accounts that may not be used for now, organisers who also play, accounts without a mail address, and
 * the wishes of those who have forgotten their password where no mail is sent.
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
