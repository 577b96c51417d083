import type { QuickReply } from '@poketorneo/contract';
import type { Database, Trx } from '../../db/database.ts';
import { toFlag } from '../../db/flag.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';

interface NewMessage {
  /** The thread's player. */
  userId: number;
  isFromPlayer: boolean;
  /** The writing organiser; null for the player. */
  senderId: number | null;
  title: string;
  text: string;
  createdAt: Date;
}

/** Returns the message's id. */
export async function insertMessage(trx: Trx, message: NewMessage): Promise<number> {
  const { id } = await trx
    .insertInto('messages')
    .values({
      user_id: message.userId,
      is_from_player: toFlag(message.isFromPlayer),
      sender_id: message.senderId,
      title: message.title,
      text: message.text,
      is_read: 0,
      created_at: message.createdAt.getTime(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface MessageRecord {
  id: number;
  isFromPlayer: boolean;
  sender: string | null;
  title: string;
  text: string;
  isRead: boolean;
  createdAt: Date;
  announcementId: number | null;
  reply: QuickReply | null;
}

/** A page of a player's thread, newest first. */
export async function listMessages(
  db: Database,
  userId: number,
  { before, limit }: NewestFirstPage,
): Promise<MessageRecord[]> {
  let query = db
    .selectFrom('messages')
    .innerJoin('users as players', 'players.id', 'messages.user_id')
    .leftJoin('announcements', 'announcements.id', 'messages.announcement_id')
    .leftJoin('users as senders', (join) =>
      join.on((eb) =>
        eb('senders.id', '=', eb.fn.coalesce('messages.sender_id', 'announcements.sender_id')),
      ),
    )
    .select((eb) => [
      'messages.id',
      'messages.is_from_player',
      'messages.is_read',
      'messages.created_at',
      'messages.announcement_id',
      'messages.reply',
      'players.username as player',
      'senders.username as organiser',
      eb.fn.coalesce('messages.title', 'announcements.title').as('title'),
      eb.fn.coalesce('messages.text', 'announcements.text').as('text'),
    ])
    .where('messages.user_id', '=', userId)
    .orderBy('messages.id', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('messages.id', '<', before);
  return (await query.execute()).map((row) => ({
    id: row.id,
    isFromPlayer: row.is_from_player === 1,
    sender: row.is_from_player === 1 ? row.player : row.organiser,
    title: row.title ?? '',
    text: row.text ?? '',
    isRead: row.is_read === 1,
    createdAt: new Date(row.created_at),
    announcementId: row.announcement_id,
    reply: row.reply,
  }));
}

/** Messages seen by the other side. */
export interface SeenMessages {
  userId: number;
  /** Which side wrote them. */
  isFromPlayer: boolean;
  /** All up to an id, or the given ones. */
  which: { upTo: number } | { messageIds: readonly number[] };
}

/** The ids of the existing ones. */
export function selectSeen(db: Database, { userId, isFromPlayer, which }: SeenMessages) {
  const ofThread = db
    .selectFrom('messages')
    .select('messages.id')
    .where('messages.user_id', '=', userId)
    .where('is_from_player', '=', toFlag(isFromPlayer));
  return 'upTo' in which
    ? ofThread.where('messages.id', '<=', which.upTo)
    : ofThread.where('messages.id', 'in', which.messageIds);
}

/** Marks them as read; returns how many were unread. */
export async function updateRead(trx: Trx, seen: SeenMessages): Promise<number> {
  const result = await trx
    .updateTable('messages')
    .set({ is_read: 1 })
    .where('is_read', '=', 0)
    .where('id', 'in', selectSeen(trx, seen))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

const everything = { upTo: Number.MAX_SAFE_INTEGER };

/** Whether a side has unread messages. */
export async function hasUnread(
  db: Database,
  { which = everything, ...thread }: Omit<SeenMessages, 'which'> & Partial<SeenMessages>,
): Promise<boolean> {
  const row = await selectSeen(db, { ...thread, which })
    .where('is_read', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
