import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Stored counts of messages, and their computed values. */
const counts: readonly [name: string, stored: RawBuilder<unknown>, counted: RawBuilder<unknown>][] =
  [
    [
      'recipients of an announcement',
      sql`select id, recipients from announcements`,
      sql`select announcements.id, count(messages.id) from announcements
      left join messages on messages.announcement_id = announcements.id group by announcements.id`,
    ],
    [
      'players by reply',
      sql`select announcement_id, reply, players from announcement_replies where players > 0`,
      sql`select announcement_id, reply, count(*) from messages
      where reply is not null group by announcement_id, reply`,
    ],
    [
      'unread messages of a thread',
      sql`select user_id, last_message_id, unread from message_threads`,
      sql`select user_id, max(id), sum(is_from_player * (1 - is_read)) from messages
      where announcement_id is null group by user_id`,
    ],
  ];

/** Inconsistencies of the counts of announcements and threads. */
export async function problemsOfMessages(db: Database): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, stored, counted] of counts) {
    const { rows } = await sql`
      select * from (${stored} except ${counted}) as superfluous
      union all select * from (${counted} except ${stored}) as missing`.execute(db);
    if (rows.length > 0) problems.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return problems;
}
