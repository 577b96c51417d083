import { isStaged, topicOfKind } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import type { Unit } from '../../db/transaction.ts';
import { queuePush } from '../push/index.ts';
import { factsOf } from './facts-of.ts';
import {
  deleteOldNotificationsOf,
  insertNotifications,
  type SomeUsers,
  updateVersions,
} from './many-notifications-repository.ts';
import {
  deleteNotifications,
  deleteNotificationsAbout,
  deleteOldNotifications,
  findNewestId,
  insertNotification,
  type NewNotification,
  type ToldAbout,
  updateVersion,
} from './notifications-repository.ts';
import { findPreference } from './preferences-repository.ts';
import { contentOf, type ProductNotification } from './product-notification.ts';

/** More than anyone reads; the oldest make room. */
const mostKept = 500;

/** Tells a user something; answers with the notification's id. */
export function notify(
  unit: Unit,
  userId: number,
  notification: ProductNotification,
): Promise<number> {
  const { kind } = notification;
  const content = { ...contentOf(notification), facts: factsOf(notification) };
  return deliver(unit, { ...content, kind, userId, sender: null, messageId: null });
}

/**
 * Tells many users the same, in a few statements. It is announced to nobody: the caller says whom it
 * concerns, all at once where they are many.
 */
export function notifyMany(
  unit: Unit,
  users: SomeUsers,
  notification: ProductNotification,
): Promise<void> {
  const content = { ...contentOf(notification), facts: factsOf(notification) };
  const { kind } = notification;
  return deliverToMany(unit, users, { ...content, kind, sender: null, announcementId: null });
}

type Told = Omit<NewNotification, 'createdAt' | 'shown'>;

/**
 * Whether nobody is to be told in a toast: it counts as shown from the start. What is staged is never
 * kept from the stage.
 */
async function isForListOnly(db: Database, { userId, kind, facts }: Told): Promise<boolean> {
  const topic = topicOfKind[kind];
  if (topic === null || isStaged(facts)) return false;
  return (await findPreference(db, userId, topic)) === 'list';
}

/** Puts a notification among a user's. */
export async function deliver(unit: Unit, notification: Told): Promise<number> {
  const { trx, now } = unit;
  const { userId } = notification;
  const shown = await isForListOnly(trx, notification);
  const id = await insertNotification(trx, { ...notification, shown, createdAt: now });
  if (!shown) {
    const told = trx.selectFrom('notifications').select(['id', 'user_id']).where('id', '=', id);
    await queuePush(unit, told, topicOfKind[notification.kind]);
  }
  await deleteOldNotifications(trx, userId, mostKept);
  await changeVersion(unit, userId);
  return id;
}

/**
 * Puts the same notification among many users'. It is told nobody: who is concerned, the caller says
 * to the bus, of all at once where they are many.
 */
export async function deliverToMany(
  unit: Unit,
  users: SomeUsers,
  notification: Omit<Told, 'userId' | 'messageId'> & { announcementId: number | null },
): Promise<void> {
  const { trx, now } = unit;
  const topic = isStaged(notification.facts) ? null : topicOfKind[notification.kind];
  const before = await findNewestId(trx);
  await insertNotifications(trx, users, { ...notification, topic, createdAt: now });
  const told = trx
    .selectFrom('notifications')
    .select(['id', 'user_id'])
    .where('id', '>', before)
    .where('user_id', 'in', users)
    .where('shown', '=', 0);
  await queuePush(unit, told, topicOfKind[notification.kind]);
  await deleteOldNotificationsOf(trx, users, mostKept);
  await updateVersions(trx, users, now);
}

/** Deletes what a user was told of what they have seen. */
export async function revokeNotificationsAbout(
  unit: Unit,
  userId: number,
  about: ToldAbout,
): Promise<void> {
  if ((await deleteNotificationsAbout(unit.trx, userId, about)) > 0) {
    await changeVersion(unit, userId);
  }
}

/** Deletes notifications that no longer hold; those that are gone already do not matter. */
export async function revokeNotifications(
  unit: Unit,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await deleteNotifications(unit.trx, userId, ids);
  await changeVersion(unit, userId);
}

/** To be called in every transaction that changes a user's notifications. */
export async function changeVersion({ trx, now, announce }: Unit, userId: number): Promise<void> {
  await updateVersion(trx, userId, now);
  announce('notifications', userId);
}
