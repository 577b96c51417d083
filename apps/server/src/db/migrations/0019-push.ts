import { type Kysely, type Migration, sql } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/**
 * Push subscriptions, the queue of push messages, the VAPID keys, and the players'
 * push preferences.
 */
export function push({ text, integer, identity, createTable }: SqlDialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createTable(db, 'push_keys')
        .addColumn('id', integer, (column) => column.notNull().primaryKey().check(sql`id = 1`))
        .addColumn('public_key', text, (column) => column.notNull())
        .addColumn('private_key', text, (column) => column.notNull())
        .execute();
      await createTable(db, 'push_subscriptions')
        .addColumn('id', integer, identity)
        .addColumn('user_id', integer, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        // Endpoints exceed the index size limit of some databases.
        .addColumn('endpoint_hash', text, (column) => column.notNull().unique())
        .addColumn('endpoint', text, (column) => column.notNull())
        .addColumn('p256dh', text, (column) => column.notNull())
        .addColumn('auth', text, (column) => column.notNull())
        .addColumn('token_version', integer, (column) => column.notNull())
        .addColumn('expires_at', integer, (column) => column.notNull())
        .addColumn('created_at', integer, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('push_subscriptions_user')
        .on('push_subscriptions')
        .columns(['user_id', 'id'])
        .execute();
      await createTable(db, 'push_queue')
        .addColumn('id', integer, identity)
        .addColumn('subscription_id', integer, (column) =>
          column.notNull().references('push_subscriptions.id').onDelete('cascade'),
        )
        .addColumn('notification_id', integer, (column) =>
          column.notNull().references('notifications.id').onDelete('cascade'),
        )
        .addColumn('due_at', integer, (column) => column.notNull())
        .addColumn('attempts', integer, (column) => column.notNull().defaultTo(0))
        .execute();
      for (const column of ['subscription_id', 'notification_id', 'due_at']) {
        await db.schema
          .createIndex(`push_queue_${column}`)
          .on('push_queue')
          .column(column)
          .execute();
      }
      await db.schema
        .alterTable('notification_preferences')
        .addColumn('is_on_phone', integer, (column) =>
          column.notNull().defaultTo(0).check(sql`is_on_phone in (0, 1)`),
        )
        .execute();
    },
  };
}
