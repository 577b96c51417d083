import type { Database, Trx } from '../../db/database.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';

/** Updates a thread's last message. */
export async function updateThread(
  trx: Trx,
  { userId, messageId, isFromPlayer }: { userId: number; messageId: number; isFromPlayer: boolean },
): Promise<void> {
  const unread = isFromPlayer ? 1 : 0;
  await trx
    .insertInto('message_threads')
    .values({ user_id: userId, last_message_id: messageId, unread })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(({ eb }) => ({
        last_message_id: messageId,
        unread: eb('message_threads.unread', '+', unread),
      })),
    )
    .execute();
}

/** Decrements the organisers' unread count. */
export async function updateUnread(trx: Trx, userId: number, seen: number): Promise<void> {
  await trx
    .updateTable('message_threads')
    .set(({ eb }) => ({ unread: eb('unread', '-', seen) }))
    .where('user_id', '=', userId)
    .execute();
}

export interface ThreadRecord {
  userId: number;
  username: string;
  faceIconId: number;
  unread: number;
  lastMessageId: number;
  isFromPlayer: boolean;
  text: string;
  createdAt: Date;
}

/** Last written first; the cursor is the last message's id. */
export async function listThreads(
  db: Database,
  { before, limit }: NewestFirstPage,
): Promise<ThreadRecord[]> {
  let query = db
    .selectFrom('message_threads')
    .innerJoin('users', 'users.id', 'message_threads.user_id')
    .innerJoin('messages', 'messages.id', 'message_threads.last_message_id')
    .select([
      'message_threads.user_id',
      'message_threads.unread',
      'message_threads.last_message_id',
      'users.username',
      'users.face_icon_id',
      'messages.is_from_player',
      'messages.text',
      'messages.created_at',
    ])
    .orderBy('message_threads.last_message_id', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('message_threads.last_message_id', '<', before);
  return (await query.execute()).map((row) => ({
    userId: row.user_id,
    username: row.username,
    faceIconId: row.face_icon_id,
    unread: row.unread,
    lastMessageId: row.last_message_id,
    isFromPlayer: row.is_from_player === 1,
    text: row.text ?? '',
    createdAt: new Date(row.created_at),
  }));
}
