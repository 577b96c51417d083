import type { Migration } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/**
 * The message of a notification, which is deleted when the message is read; time and recipients of
 * an announcement's last reminder.
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
