import type { Migration } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/** What notifications are about, as JSON, where pages make more of them than their words. */
export function notificationFacts({ text }: SqlDialect): Migration {
  return {
    async up(db) {
      await db.schema.alterTable('notifications').addColumn('facts', text).execute();
    },
  };
}
