import { type Kysely, type Migration, sql } from 'kysely';
import type { SqlDialect } from '../dialect.ts';

/**
 * Threads between players and organisers, announcements with replies, and notification preferences.
 * Existing messages remain notifications only.
 */
export function messages({ text, integer, identity, createTable }: SqlDialect): Migration {
  async function createAnnouncements(db: Kysely<unknown>): Promise<void> {
    await createTable(db, 'announcements')
      .addColumn('id', integer, identity)
      .addColumn('sender_id', integer, (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .addColumn('audience', text, (column) => column.notNull())
      .addColumn('tournament_id', integer, (column) =>
        column.references('tournaments.id').onDelete('set null'),
      )
      .addColumn('recipients', integer, (column) => column.notNull().check(sql`recipients >= 0`))
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await createTable(db, 'announcement_replies')
      .addColumn('announcement_id', integer, (column) =>
        column.notNull().references('announcements.id').onDelete('cascade'),
      )
      .addColumn('reply', text, (column) => column.notNull())
      .addColumn('position', integer, (column) => column.notNull())
      .addColumn('players', integer, (column) => column.notNull().check(sql`players >= 0`))
      .addPrimaryKeyConstraint('announcement_replies_key', ['announcement_id', 'reply'])
      .execute();
  }

  async function createThreads(db: Kysely<unknown>): Promise<void> {
    await createTable(db, 'messages')
      .addColumn('id', integer, identity)
      .addColumn('user_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('is_from_player', integer, (column) =>
        column.notNull().check(sql`is_from_player in (0, 1)`),
      )
      .addColumn('sender_id', integer, (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .addColumn('announcement_id', integer, (column) =>
        column.references('announcements.id').onDelete('cascade'),
      )
      .addColumn('title', text)
      .addColumn('text', text)
      .addColumn('reply', text)
      .addColumn('is_read', integer, (column) => column.notNull().check(sql`is_read in (0, 1)`))
      .addColumn('created_at', integer, (column) => column.notNull())
      .addCheckConstraint(
        'messages_say_something',
        sql`(announcement_id is null) = (text is not null)`,
      )
      .execute();
    // Order of a thread.
    await db.schema
      .createIndex('messages_thread')
      .on('messages')
      .columns(['user_id', 'id'])
      .execute();
    // At most one message per announcement and player.
    await db.schema
      .createIndex('messages_announcement')
      .unique()
      .on('messages')
      .columns(['announcement_id', 'user_id'])
      .execute();
    // For deleting accounts.
    await db.schema.createIndex('messages_sender').on('messages').columns(['sender_id']).execute();
    await createTable(db, 'message_threads')
      .addColumn('user_id', integer, (column) =>
        column.notNull().primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('last_message_id', integer, (column) => column.notNull())
      .addColumn('unread', integer, (column) => column.notNull().check(sql`unread >= 0`))
      .execute();
    await db.schema
      .createIndex('message_threads_newest')
      .on('message_threads')
      .columns(['last_message_id'])
      .execute();
  }

  return {
    async up(db: Kysely<unknown>) {
      await createAnnouncements(db);
      await createThreads(db);
      await createTable(db, 'notification_preferences')
        .addColumn('user_id', integer, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('topic', text, (column) => column.notNull())
        .addColumn('delivery', text, (column) =>
          column.notNull().check(sql`delivery in ('toast', 'list')`),
        )
        .addPrimaryKeyConstraint('notification_preferences_key', ['user_id', 'topic'])
        .execute();
    },
  };
}
