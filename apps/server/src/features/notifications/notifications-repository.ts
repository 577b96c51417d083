import {
  type NotificationFacts,
  type NotificationKind,
  notificationFacts,
} from '@poketorneo/contract';
import {
  expressionBuilder,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import { toFlag } from '../../db/flag.ts';
import type { Schema } from '../../db/schema.ts';
import type { NotificationContent } from './product-notification.ts';

export interface NewNotification extends NotificationContent {
  userId: number;
  kind: NotificationKind;
  sender: string | null;
  facts: NotificationFacts | null;
  /** Whether no toast is to tell of it any more. */
  shown: boolean;
  /** The message of a thread that it tells of. */
  messageId: number | null;
  createdAt: Date;
}

export interface NotificationRecord extends NewNotification {
  id: number;
}

/**
 * What is stored may be of a release to come, while processes of both run: what this one cannot read it
 * leaves to the notification's words. One row must not cost a user all the others.
 */
function readFacts(stored: string): NotificationFacts | null {
  return notificationFacts.safeParse(parsedJson(stored)).data ?? null;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
    facts: row.facts === null ? null : readFacts(row.facts),
    shown: row.shown === 1,
    messageId: row.message_id,
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

/** The id of whichever notification is the newest; 0 before the first one. */
export async function findNewestId(db: Database): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.max<number | null>('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
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
      facts: notification.facts === null ? null : JSON.stringify(notification.facts),
      shown: toFlag(notification.shown),
      message_id: notification.messageId,
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

/** Where a notification leads to. */
export interface Place {
  url: string;
  urlSection: string | null;
}

/** What notifications may tell of. */
export interface ToldAbout {
  /** A query that gives the ids of messages. */
  messages: SelectQueryBuilder<Schema, 'messages', { id: number }>;
  /** Of notifications from before they named their message: where they lead to. */
  places: readonly Place[];
}

function isAbout({ messages, places }: ToldAbout) {
  const is = expressionBuilder<Schema, 'notifications'>();
  return is.or([
    is('message_id', 'in', messages),
    ...places.map(({ url, urlSection }) =>
      is.and([
        is('message_id', 'is', null),
        is('url', '=', url),
        is('url_section', urlSection === null ? 'is' : '=', urlSection),
      ]),
    ),
  ]);
}

/** Whether a user has any of those. */
export async function hasNotificationAbout(
  db: Database,
  userId: number,
  about: ToldAbout,
): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where(isAbout(about))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Says how many there were. */
export async function deleteNotificationsAbout(
  trx: Trx,
  userId: number,
  about: ToldAbout,
): Promise<number> {
  const result = await trx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where(isAbout(about))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Says how many there were. */
export async function deleteNotificationsOf(trx: Trx, userId: number): Promise<number> {
  const result = await trx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** What those of a user's notifications are about that are still there, by id. */
export async function listKinds(
  db: Database,
  userId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NotificationKind>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'kind'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/** What a user was told at a moment, of some kinds. */
export async function listNotificationIdsAt(
  db: Database,
  userId: number,
  { kinds, moment }: { kinds: readonly NotificationKind[]; moment: Date },
): Promise<number[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('created_at', '=', moment.getTime())
    .where('kind', 'in', kinds)
    .execute();
  return rows.map(({ id }) => id);
}

/** What is told of somebody else, of kinds whose words begin with the name. */
interface ToldOf {
  username: string;
  kinds: readonly NotificationKind[];
}

function isToldOf({ username, kinds }: ToldOf) {
  const is = expressionBuilder<Schema, 'notifications'>();
  const beginning = `${username} `;
  return is.and([
    is('kind', 'in', kinds),
    sql<boolean>`substr(text, 1, ${beginning.length}) = ${beginning}`,
  ]);
}

/** With whom something lies that somebody has written, or that is told of them. */
export function selectUsersToldOf(db: Database, told: ToldOf) {
  return db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', 'in', (eb) =>
      eb
        .selectFrom('notifications')
        .select('notifications.user_id')
        .where((is) => is.or([is('sender', '=', told.username), isToldOf(told)])),
    );
}

/**
 * Deletes what somebody has written that leads to one place; `elsewhere` also what leads to neither of
 * the two, as all messages did once.
 */
export async function deleteMessagesFrom(
  trx: Trx,
  sender: string,
  { url, kept, elsewhere }: { url: string; kept: string; elsewhere: boolean },
): Promise<void> {
  const messages = trx.deleteFrom('notifications').where('sender', '=', sender);
  await (elsewhere
    ? messages.where((is) => is.or([is('url', 'is', null), is('url', '!=', kept)]))
    : messages.where('url', '=', url)
  ).execute();
}

/** Puts another name in the place of whoever has written some messages. */
export async function updateSender(trx: Trx, sender: string, name: string): Promise<void> {
  await trx
    .updateTable('notifications')
    .set({ sender: name })
    .where('sender', '=', sender)
    .execute();
}

export async function deleteToldOf(trx: Trx, told: ToldOf): Promise<void> {
  await trx.deleteFrom('notifications').where(isToldOf(told)).execute();
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
      conflict.column('user_id').doUpdateSet({ version: versionAfter(moment) }),
    )
    .execute();
}

/** The version of a moment, beyond the one that is there. */
export function versionAfter(moment: number): RawBuilder<number> {
  return sql<number>`case when notification_versions.version < ${moment} then ${moment} else notification_versions.version + 1 end`;
}
