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
  /** Whether it was shown in a toast. */
  shown: boolean;
  /** The message it is about. */
  messageId: number | null;
  createdAt: Date;
}

export interface NotificationRecord extends NewNotification {
  id: number;
}

/**
 * Null for facts this release cannot read, such as those of a newer one running beside it: one row
 * must not break the list.
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

/** A user's notifications, newest first, optionally filtered by `shown`. */
export async function listNotifications(
  db: Database,
  userId: number,
  shown: boolean | undefined,
): Promise<NotificationRecord[]> {
  let query = db.selectFrom('notifications').selectAll().where('user_id', '=', userId);
  if (shown !== undefined) query = query.where('shown', '=', toFlag(shown));
  return (await query.orderBy('id', 'desc').execute()).map(toRecord);
}

/** The newest id of all; 0 if there is none. */
export async function findNewestId(db: Database): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.max<number | null>('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Selects one notification. */
export function selectNotification(db: Database, id: number) {
  return db.selectFrom('notifications').select(['id', 'user_id']).where('id', '=', id);
}

/** Returns the id. */
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

/** Returns the number of changed rows of the user. */
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

/** Returns whether the user had it. */
export async function deleteNotification(trx: Trx, userId: number, id: number): Promise<boolean> {
  const result = await trx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes the user's own of these ids. */
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

/** The link of a notification. */
export interface NotificationLink {
  url: string;
  urlSection: string | null;
}

/** Selects notifications by subject. */
export interface NotificationSubject {
  /** A query of message ids. */
  messages: SelectQueryBuilder<Schema, 'messages', { id: number }>;
  /** Links of old notifications without a message id. */
  links: readonly NotificationLink[];
}

function isAbout({ messages, links }: NotificationSubject) {
  const is = expressionBuilder<Schema, 'notifications'>();
  return is.or([
    is('message_id', 'in', messages),
    ...links.map(({ url, urlSection }) =>
      is.and([
        is('message_id', 'is', null),
        is('url', '=', url),
        is('url_section', urlSection === null ? 'is' : '=', urlSection),
      ]),
    ),
  ]);
}

/** Whether the user has such a notification. */
export async function hasNotificationAbout(
  db: Database,
  userId: number,
  subject: NotificationSubject,
): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where(isAbout(subject))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Says how many there were. */
export async function deleteNotificationsAbout(
  trx: Trx,
  userId: number,
  subject: NotificationSubject,
): Promise<number> {
  const result = await trx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where(isAbout(subject))
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

/** Kinds by id of the user's existing notifications. */
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

/** The user's notifications of some kinds at a given time. */
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

/** Notifications whose text begins with another user's name. */
interface MentionFilter {
  username: string;
  kinds: readonly NotificationKind[];
}

function isMention({ username, kinds }: MentionFilter) {
  const is = expressionBuilder<Schema, 'notifications'>();
  const beginning = `${username} `;
  return is.and([
    is('kind', 'in', kinds),
    sql<boolean>`substr(text, 1, ${beginning.length}) = ${beginning}`,
  ]);
}

/** Users with messages of a sender, or with notifications naming them. */
export function selectUsersWithMentions(db: Database, mentions: MentionFilter) {
  return db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', 'in', (eb) =>
      eb
        .selectFrom('notifications')
        .select('notifications.user_id')
        .where((is) => is.or([is('sender', '=', mentions.username), isMention(mentions)])),
    );
}

/**
 * Deletes a sender's messages with link `url`; with `elsewhere` also those with neither link, as
 * old messages have.
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

/** Renames the sender of messages. */
export async function updateSender(trx: Trx, sender: string, name: string): Promise<void> {
  await trx
    .updateTable('notifications')
    .set({ sender: name })
    .where('sender', '=', sender)
    .execute();
}

export async function deleteMentions(trx: Trx, mentions: MentionFilter): Promise<void> {
  await trx.deleteFrom('notifications').where(isMention(mentions)).execute();
}

/** Deletes a user's notifications beyond the newest `limit`. */
export async function deleteOldNotifications(
  trx: Trx,
  userId: number,
  limit: number,
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
        .offset(limit),
    )
    .execute();
}

/** The version of a user's list; 0 if it was always empty. */
export async function findVersion(db: Database, userId: number): Promise<number> {
  const row = await db
    .selectFrom('notification_versions')
    .select('version')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * Sets a new version of a user's list. Versions follow the clock, so that after restoring a backup
 * none repeats with different content.
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

/** A version for this time, greater than the current one. */
export function versionAfter(moment: number): RawBuilder<number> {
  return sql<number>`case when notification_versions.version < ${moment} then ${moment} else notification_versions.version + 1 end`;
}
