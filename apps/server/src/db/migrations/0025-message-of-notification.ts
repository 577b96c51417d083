import type { Migration } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/**
 * Which message a notification is about, so that it goes when that one has been read; when an announcement
 * was last brought to mind, and to how many.
 */
export function messageOfNotification({ integer }: SqlDialect): Migration {
  return {
    async up(db) {
      await db.schema.alterTable('notifications').addColumn('message_id', integer).execute();
      for (const column of ['reminded_at', 'reminded']) {
        await db.schema.alterTable('announcements').addColumn(column, integer).execute();
      }
    },
  };
}
