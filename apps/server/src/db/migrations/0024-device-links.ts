import type { Kysely, Migration } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/** Links for signing in another device: at most one per session, deleted with it. */
export function deviceLinks({ text, integer, createTable }: SqlDialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createTable(db, 'device_links')
        .addColumn('session_id', text, (column) =>
          column.notNull().primaryKey().references('sessions.id').onDelete('cascade'),
        )
        .addColumn('token_hash', text, (column) => column.notNull().unique())
        .addColumn('created_at', integer, (column) => column.notNull())
        .addColumn('expires_at', integer, (column) => column.notNull())
        .addColumn('used_at', integer)
        .addColumn('used_by_browser', text)
        .addColumn('used_by_system', text)
        .execute();
    },
  };
}
