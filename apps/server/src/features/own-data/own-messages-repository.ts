import type { OwnData } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { toMoment } from './moments.ts';

/** The user's thread with the organisers. */
export async function listOwnMessages(db: Database, userId: number): Promise<OwnData['messages']> {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('users as players', 'players.id', 'messages.user_id')
    .leftJoin('announcements', 'announcements.id', 'messages.announcement_id')
    .leftJoin('users as organisers', (join) =>
      join.on((eb) =>
        eb('organisers.id', '=', eb.fn.coalesce('messages.sender_id', 'announcements.sender_id')),
      ),
    )
    .select((eb) => [
      'messages.is_from_player',
      'messages.is_read',
      'messages.created_at',
      'messages.reply',
      'players.username as player',
      'organisers.username as organiser',
      eb.fn.coalesce('messages.title', 'announcements.title').as('title'),
      eb.fn.coalesce('messages.text', 'announcements.text').as('text'),
    ])
    .where('messages.user_id', '=', userId)
    .orderBy('messages.id')
    .execute();
  return rows.map((row) => ({
    from: row.is_from_player === 1 ? row.player : row.organiser,
    title: row.title ?? '',
    text: row.text ?? '',
    isRead: row.is_read === 1,
    sentAt: toMoment(row.created_at),
    reply: row.reply,
  }));
}

interface Writer {
  id: number;
  username: string;
}

/** The user's messages in other threads, after those from before threads existed. */
export async function listSentMessages(
  db: Database,
  { id, username }: Writer,
): Promise<OwnData['sentMessages']> {
  const before = await db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select(['users.username as to', 'title', 'text', 'notifications.created_at as sent_at'])
    .where('sender', '=', username)
    // Those with a link to a thread are about its messages.
    .where('url', 'is', null)
    .orderBy('notifications.id')
    .execute();
  const written = await db
    .selectFrom('messages')
    .innerJoin('users', 'users.id', 'messages.user_id')
    .select(['users.username as to', 'title', 'text', 'messages.created_at as sent_at'])
    .where('messages.sender_id', '=', id)
    .orderBy('messages.id')
    .execute();
  return [...before, ...written].map(({ to, title, text, sent_at }) => ({
    to,
    title: title ?? '',
    text: text ?? '',
    sentAt: toMoment(sent_at),
  }));
}

export async function listOwnAnnouncements(
  db: Database,
  userId: number,
): Promise<OwnData['announcements']> {
  const rows = await db
    .selectFrom('announcements')
    .select(['title', 'text', 'recipients', 'created_at'])
    .where('sender_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...words }) => ({ ...words, sentAt: toMoment(created_at) }));
}

/** Browsers with push subscriptions, by push service. */
export async function listOwnPushDevices(
  db: Database,
  userId: number,
): Promise<OwnData['pushDevices']> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ endpoint, created_at }) => ({
    service: new URL(endpoint).hostname,
    since: toMoment(created_at),
  }));
}
