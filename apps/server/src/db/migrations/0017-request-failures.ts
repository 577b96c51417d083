import { type Kysely, type Migration, sql } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/**
 * Failed requests, shown to organisers, and an index of messages by sender, for deleting accounts.
 */
export function requestFailures({ text, integer, identity, createTable }: SqlDialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createTable(db, 'request_failures')
        .addColumn('id', integer, identity)
        .addColumn('request_id', text, (column) => column.notNull())
        .addColumn('request', text, (column) => column.notNull())
        .addColumn('failed_at', integer, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('notifications_sender')
        .on('notifications')
        .column('sender')
        .where(sql.ref('sender'), 'is not', null)
        .execute();
    },
  };
}
