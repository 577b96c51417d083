import { isShownAsScene, topicOfKind } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { queuePush } from '../push/index.ts';
import {
  deleteOldNotificationsOf,
  insertNotifications,
  selectUnshownAfter,
  type UserQuery,
  updateVersions,
} from './bulk-notifications-repository.ts';
import { factsOf } from './facts-of.ts';
import {
  deleteNotifications,
  deleteNotificationsAbout,
  deleteOldNotifications,
  findNewestId,
  insertNotification,
  type NewNotification,
  type NotificationSubject,
  selectNotification,
  updateVersion,
} from './notifications-repository.ts';
import { findPreference } from './preferences-repository.ts';
import { contentOf, type ProductNotification } from './product-notification.ts';

/** Limit per user; the oldest are deleted. */
const maxNotifications = 500;

/** Notifies a user; returns the notification's id. */
export function notify(
  unit: UnitOfWork,
  userId: number,
  notification: ProductNotification,
): Promise<number> {
  const { kind } = notification;
  const content = { ...contentOf(notification), facts: factsOf(notification) };
  return deliver(unit, { ...content, kind, userId, sender: null, messageId: null });
}

/** Notifies many users in a few statements. The caller emits the event. */
export function notifyMany(
  unit: UnitOfWork,
  users: UserQuery,
  notification: ProductNotification,
): Promise<void> {
  const content = { ...contentOf(notification), facts: factsOf(notification) };
  const { kind } = notification;
  return deliverToMany(unit, users, { ...content, kind, sender: null, announcementId: null });
}

type NotificationToDeliver = Omit<NewNotification, 'createdAt' | 'shown'>;

/** Whether no toast is wanted. Scenes are always shown. */
async function isForListOnly(
  db: Database,
  { userId, kind, facts }: NotificationToDeliver,
): Promise<boolean> {
  const topic = topicOfKind[kind];
  if (topic === null || isShownAsScene(facts)) return false;
  return (await findPreference(db, userId, topic)) === 'list';
}

/** Inserts a notification and queues its push message. */
export async function deliver(
  unit: UnitOfWork,
  notification: NotificationToDeliver,
): Promise<number> {
  const { trx, now } = unit;
  const { userId } = notification;
  const shown = await isForListOnly(trx, notification);
  const id = await insertNotification(trx, { ...notification, shown, createdAt: now });
  if (!shown) {
    await queuePush(unit, selectNotification(trx, id), topicOfKind[notification.kind]);
  }
  await deleteOldNotifications(trx, userId, maxNotifications);
  await bumpVersion(unit, userId);
  return id;
}

/**
 * Inserts a notification for many users and queues its push messages. The caller emits the event.
 */
export async function deliverToMany(
  unit: UnitOfWork,
  users: UserQuery,
  notification: Omit<NotificationToDeliver, 'userId' | 'messageId'> & {
    announcementId: number | null;
  },
): Promise<void> {
  const { trx, now } = unit;
  const topic = isShownAsScene(notification.facts) ? null : topicOfKind[notification.kind];
  const before = await findNewestId(trx);
  await insertNotifications(trx, users, { ...notification, topic, createdAt: now });
  const inserted = selectUnshownAfter(trx, users, before);
  await queuePush(unit, inserted, topicOfKind[notification.kind]);
  await deleteOldNotificationsOf(trx, users, maxNotifications);
  await updateVersions(trx, users, now);
}

/** Revokes the notifications about a subject that the user has now seen. */
export async function revokeNotificationsAbout(
  unit: UnitOfWork,
  userId: number,
  subject: NotificationSubject,
): Promise<void> {
  if ((await deleteNotificationsAbout(unit.trx, userId, subject)) > 0) {
    await bumpVersion(unit, userId);
  }
}

/** Revokes notifications that are no longer true; ignores missing ones. */
export async function revokeNotifications(
  unit: UnitOfWork,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await deleteNotifications(unit.trx, userId, ids);
  await bumpVersion(unit, userId);
}

/** To be called in every transaction that changes a user's list. */
export async function bumpVersion({ trx, now, emit }: UnitOfWork, userId: number): Promise<void> {
  await updateVersion(trx, userId, now);
  emit('notifications', userId);
}
