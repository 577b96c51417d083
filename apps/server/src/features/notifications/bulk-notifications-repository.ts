/** Notifications to many users, in a constant number of statements. */
import type { NotificationKind, NotificationTopic } from '@poketorneo/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { type NewNotification, versionAfter } from './notifications-repository.ts';

/** A query that selects users. */
export type UserQuery = SelectQueryBuilder<Schema, 'users', { id: number }>;

interface BulkNotification extends Omit<NewNotification, 'userId' | 'shown' | 'messageId'> {
  /** The announcement, in each user's thread. */
  announcementId: number | null;
  /** Users who disabled toasts for the topic get none; null: everyone gets one. */
  topic: NotificationTopic | null;
}

/** Inserts the same notification for each user. */
export async function insertNotifications(
  trx: Trx,
  users: UserQuery,
  { topic, announcementId, ...notification }: BulkNotification,
): Promise<void> {
  const facts = notification.facts === null ? null : JSON.stringify(notification.facts);
  await trx
    .insertInto('notifications')
    .columns([
      'user_id',
      'kind',
      'title',
      'text',
      'image',
      'url',
      'url_name',
      'url_section',
      'sender',
      'facts',
      'shown',
      'message_id',
      'created_at',
    ])
    .expression(
      trx
        .selectFrom(users.as('recipients'))
        .leftJoin('notification_preferences as preferences', (join) =>
          join
            .onRef('preferences.user_id', '=', 'recipients.id')
            .on('preferences.topic', '=', topic),
        )
        .leftJoin('messages', (join) =>
          join
            .onRef('messages.user_id', '=', 'recipients.id')
            .on('messages.announcement_id', '=', announcementId),
        )
        .select((eb) => [
          'recipients.id',
          eb.val(notification.kind).as('kind'),
          eb.val(notification.title).as('title'),
          eb.val(notification.text).as('text'),
          eb.val(notification.image).as('image'),
          eb.val(notification.url).as('url'),
          eb.val(notification.urlName).as('url_name'),
          eb.val(notification.urlSection).as('url_section'),
          eb.val(notification.sender).as('sender'),
          eb.val(facts).as('facts'),
          sql<0 | 1>`case when preferences.delivery = 'list' then 1 else 0 end`.as('shown'),
          'messages.id as message_id',
          eb.val(notification.createdAt.getTime()).as('created_at'),
        ]),
    )
    .execute();
}

/** Selects the users' notifications for toasts after an id. */
export function selectUnshownAfter(db: Database, users: UserQuery, id: number) {
  return db
    .selectFrom('notifications')
    .select(['id', 'user_id'])
    .where('id', '>', id)
    .where('user_id', 'in', users)
    .where('shown', '=', 0);
}

/** Deletes each user's notifications beyond the newest `limit`. */
export async function deleteOldNotificationsOf(
  trx: Trx,
  users: UserQuery,
  limit: number,
): Promise<void> {
  // One window function: a correlated subquery per user is slow.
  await trx
    .deleteFrom('notifications')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom((all) =>
          all
            .selectFrom('notifications')
            .select((of) => [
              'notifications.id',
              of.fn
                .agg<number>('row_number')
                .over((over) => over.partitionBy('user_id').orderBy('id', 'desc'))
                .as('place'),
            ])
            .where('notifications.user_id', 'in', users)
            .as('theirs'),
        )
        .select('theirs.id')
        .where('theirs.place', '>', limit),
    )
    .execute();
}

/** Sets a new version for each user: see `updateVersion`. */
export async function updateVersions(trx: Trx, users: UserQuery, now: Date): Promise<void> {
  const moment = now.getTime();
  await trx
    .insertInto('notification_versions')
    .columns(['user_id', 'version'])
    .expression(
      trx
        .selectFrom(users.as('recipients'))
        .select((eb) => ['recipients.id', eb.val(moment).as('version')])
        // Without a condition SQLite takes what follows for one of a join.
        .where(sql<boolean>`true`),
    )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ version: versionAfter(moment) }),
    )
    .execute();
}

/** Deletes notifications sent to all users at a given time; the caller changes the versions. */
export async function deleteFromAllUsers(
  trx: Trx,
  kind: NotificationKind,
  moment: Date,
): Promise<void> {
  await trx
    .deleteFrom('notifications')
    .where('kind', '=', kind)
    .where('created_at', '=', moment.getTime())
    .execute();
}
