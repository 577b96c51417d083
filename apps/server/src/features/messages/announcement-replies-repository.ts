/** Who has answered an announcement, who has not, and when those were reminded. */
import type { GivenReply } from '@poketorneo/contract';
import type { Database, Trx } from '../../db/database.ts';
import { comparisonKey } from '../users/index.ts';
import { selectRecipientsOf } from './announcements-repository.ts';

interface RepliersPage {
  announcementId: number;
  reply: GivenReply;
  /** The last username of the page before. */
  after: string | undefined;
  limit: number;
}

/** Those who have answered so, by username. */
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

/** Those who have not answered, and may come in. */
export function selectSilent(db: Database, announcementId: number) {
  return selectRecipientsOf(db, announcementId)
    .where('messages.reply', 'is', null)
    .where('users.status', '=', 'active');
}

/** What a reminder says and depends on; undefined where there is no such announcement. */
export function findReminded(db: Database, announcementId: number) {
  return db
    .selectFrom('announcements')
    .select(['title', 'text', 'reminded_at as remindedAt'])
    .where('id', '=', announcementId)
    .executeTakeFirst();
}

/** Keeps when those who had not answered were reminded, and how many they were. */
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
