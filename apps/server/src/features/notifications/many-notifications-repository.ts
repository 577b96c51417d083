/** What is told to many users at once: a few statements, however many they are. */
import type { NewsTopic, NotificationKind } from '@poketorneo/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { type NewNotification, versionAfter } from './notifications-repository.ts';

/** A query that says which users they are. */
export type SomeUsers = SelectQueryBuilder<Schema, 'users', { id: number }>;

interface ToldToMany extends Omit<NewNotification, 'userId' | 'shown' | 'messageId'> {
  /** What it tells of, where that stands in the thread of each. */
  announcementId: number | null;
  /** Whoever wants this only in the list is told in no toast; null: everybody is. */
  topic: NewsTopic | null;
}

/** The same notification for each of them. */
export async function insertNotifications(
  trx: Trx,
  users: SomeUsers,
  { topic, announcementId, ...notification }: ToldToMany,
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
        .selectFrom(users.as('told'))
        .leftJoin('notification_preferences as wishes', (join) =>
          join.onRef('wishes.user_id', '=', 'told.id').on('wishes.topic', '=', topic),
        )
        .leftJoin('messages', (join) =>
          join
            .onRef('messages.user_id', '=', 'told.id')
            .on('messages.announcement_id', '=', announcementId),
        )
        .select((eb) => [
          'told.id',
          eb.val(notification.kind).as('kind'),
          eb.val(notification.title).as('title'),
          eb.val(notification.text).as('text'),
          eb.val(notification.image).as('image'),
          eb.val(notification.url).as('url'),
          eb.val(notification.urlName).as('url_name'),
          eb.val(notification.urlSection).as('url_section'),
          eb.val(notification.sender).as('sender'),
          eb.val(facts).as('facts'),
          sql<0 | 1>`case when wishes.delivery = 'list' then 1 else 0 end`.as('shown'),
          'messages.id as message_id',
          eb.val(notification.createdAt.getTime()).as('created_at'),
        ]),
    )
    .execute();
}

/** Deletes the oldest notifications of each beyond the newest `kept`. */
export async function deleteOldNotificationsOf(
  trx: Trx,
  users: SomeUsers,
  kept: number,
): Promise<void> {
  // Numbered once for all of them: to look again at each of somebody's for each of theirs takes long.
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
        .where('theirs.place', '>', kept),
    )
    .execute();
}

/** Gives the notifications of each a version that they never had: see `updateVersion`. */
export async function updateVersions(trx: Trx, users: SomeUsers, now: Date): Promise<void> {
  const moment = now.getTime();
  await trx
    .insertInto('notification_versions')
    .columns(['user_id', 'version'])
    .expression(
      trx
        .selectFrom(users.as('told'))
        .select((eb) => ['told.id', eb.val(moment).as('version')])
        // Without a condition SQLite takes what follows for one of a join.
        .where(sql<boolean>`true`),
    )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ version: versionAfter(moment) }),
    )
    .execute();
}

/**
 * Takes back what everybody was told at a moment; their versions are the business of whoever tells them
 * something else instead.
 */
export async function deleteFromEverybody(
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
