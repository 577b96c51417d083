import type { NotificationKind } from '@poketorneo/contract';
import { type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import { toFlag } from '../../db/flag.ts';
import type { Schema } from '../../db/schema.ts';
import type { NotificationContent } from './product-notification.ts';

export interface NewNotification extends NotificationContent {
  userId: number;
  kind: NotificationKind;
  sender: string | null;
  createdAt: Date;
}

export interface NotificationRecord extends NewNotification {
  id: number;
  shown: boolean;
}

function toRecord(row: Selectable<Schema['notifications']>): NotificationRecord {
  return {
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    title: row.title,
    text: row.text,
    image: row.image,
    url: row.url,
    urlName: row.url_name,
    urlSection: row.url_section,
    sender: row.sender,
    shown: row.shown === 1,
    createdAt: new Date(row.created_at),
  };
}

/** A user's notifications, newest first: all of them, or only those shown or not yet shown. */
export async function listNotifications(
  db: Database,
  userId: number,
  shown: boolean | undefined,
): Promise<NotificationRecord[]> {
  let query = db.selectFrom('notifications').selectAll().where('user_id', '=', userId);
  if (shown !== undefined) query = query.where('shown', '=', toFlag(shown));
  return (await query.orderBy('id', 'desc').execute()).map(toRecord);
}

/** Answers with the new notification's id. */
export async function insertNotification(trx: Trx, notification: NewNotification): Promise<number> {
  const { id } = await trx
    .insertInto('notifications')
    .values({
      user_id: notification.userId,
      kind: notification.kind,
      title: notification.title,
      text: notification.text,
      image: notification.image,
      url: notification.url,
      url_name: notification.urlName,
      url_section: notification.urlSection,
      sender: notification.sender,
      shown: 0,
      created_at: notification.createdAt.getTime(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Says how many of the ids were the user's and had to be changed. */
export async function updateShown(
  trx: Trx,
  userId: number,
  ids: readonly number[],
  shown: boolean,
): Promise<number> {
  if (ids.length === 0) return 0;
  const result = await trx
    .updateTable('notifications')
    .set({ shown: toFlag(shown) })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('shown', '!=', toFlag(shown))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Says whether the user had such a notification. */
export async function deleteNotification(trx: Trx, userId: number, id: number): Promise<boolean> {
  const result = await trx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Those of the ids that are the user's and still there. */
export async function deleteNotifications(
  trx: Trx,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

/** Says how many there were. */
export async function deleteNotificationsOf(trx: Trx, userId: number): Promise<number> {
  const result = await trx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes a user's oldest notifications beyond the newest `kept`. */
export async function deleteOldNotifications(
  trx: Trx,
  userId: number,
  kept: number,
): Promise<void> {
  await trx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('id', '<=', (eb) =>
      eb
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(kept),
    )
    .execute();
}

/** The version of a user's notifications: 0 for somebody who never had any. */
export async function findVersion(db: Database, userId: number): Promise<number> {
  const row = await db
    .selectFrom('notification_versions')
    .select('version')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * Gives a user's notifications a version that they never had. Versions follow the clock, not only
 * each other: after a backup was restored, none may come back that somebody has seen with other
 * content.
 */
export async function updateVersion(trx: Trx, userId: number, now: Date): Promise<void> {
  const moment = now.getTime();
  await trx
    .insertInto('notification_versions')
    .values({ user_id: userId, version: moment })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        version: sql<number>`case when notification_versions.version < ${moment} then ${moment} else notification_versions.version + 1 end`,
      }),
    )
    .execute();
}
