import type { Migration } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/** Structured data of notifications, as JSON. */
export function notificationFacts({ text }: SqlDialect): Migration {
  return {
    async up(db) {
      await db.schema.alterTable('notifications').addColumn('facts', text).execute();
    },
  };
}
