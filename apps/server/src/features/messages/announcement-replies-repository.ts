/** Replies to announcements, and reminders of those without one. */
import type { AnnouncementReply } from '@poketorneo/contract';
import { comparisonKey } from '../../comparison-key.ts';
import type { Database, Trx } from '../../db/database.ts';
import { selectRecipientsOf } from './announcements-repository.ts';

/** A page of the players with a given reply. */
export interface RepliersPage {
  announcementId: number;
  reply: AnnouncementReply;
  /** Cursor: the previous page's last username. */
  after?: string | undefined;
  limit: number;
}

/** Players with a given reply, by username. */
export function listRepliers(db: Database, { announcementId, reply, after, limit }: RepliersPage) {
  let query = selectRecipientsOf(db, announcementId)
    .where((eb) =>
      reply === 'none' ? eb('messages.reply', 'is', null) : eb('messages.reply', '=', reply),
    )
    .select(['users.id as userId', 'users.username', 'users.face_icon_id as faceIconId'])
    .orderBy('users.username_key')
    .limit(limit);
  if (after !== undefined) query = query.where('users.username_key', '>', comparisonKey(after));
  return query.execute();
}

/** Active recipients without a reply. */
export function selectWithoutReply(db: Database, announcementId: number) {
  return selectRecipientsOf(db, announcementId)
    .where('messages.reply', 'is', null)
    .where('users.status', '=', 'active');
}

/** The data of a reminder; undefined if there is no such announcement. */
export function findAnnouncementToRemind(db: Database, announcementId: number) {
  return db
    .selectFrom('announcements')
    .select(['title', 'text', 'reminded_at as remindedAt'])
    .where('id', '=', announcementId)
    .executeTakeFirst();
}

/** Stores time and recipients of the last reminder. */
export async function updateReminder(
  trx: Trx,
  announcementId: number,
  { now, reminded }: { now: Date; reminded: number },
): Promise<void> {
  await trx
    .updateTable('announcements')
    .set({ reminded_at: now.getTime(), reminded })
    .where('id', '=', announcementId)
    .execute();
}
