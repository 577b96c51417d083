import type { Kysely } from 'kysely';
import { announce } from '../../bus/index.ts';
import type { Schema } from '../../db/schema.ts';
import {
  deleteNotifications,
  deleteOldNotifications,
  insertNotification,
  type NewNotification,
  updateVersion,
} from './notifications-repository.ts';
import { contentOf, type ProductNotification } from './product-notification.ts';

/** What is told through the bus when a user's notifications have changed; the payload is the user's id. */
export const notificationsTopic = 'notifications';

/** More than anyone reads; the oldest make room. */
const mostKept = 500;

/**
 * Tells a user something, inside the caller's transaction; answers with the notification's id. After
 * the commit the caller says so with `changed` of the notifications service.
 */
export function notify(
  trx: Kysely<Schema>,
  userId: number,
  notification: ProductNotification,
  now: Date,
): Promise<number> {
  const content = contentOf(notification);
  const { kind } = notification;
  return deliver(trx, { ...content, kind, userId, sender: null, createdAt: now });
}

/** Puts a notification among a user's, as part of a transaction. */
export async function deliver(trx: Kysely<Schema>, notification: NewNotification): Promise<number> {
  const { userId, createdAt } = notification;
  const id = await insertNotification(trx, notification);
  await deleteOldNotifications(trx, userId, mostKept);
  await changeVersion(trx, userId, createdAt);
  return id;
}

/** Deletes notifications that no longer hold; those that are gone already do not matter. */
export async function revokeNotifications(
  trx: Kysely<Schema>,
  userId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await deleteNotifications(trx, userId, ids);
  await changeVersion(trx, userId, now);
}

/** To be called in every transaction that changes a user's notifications. */
export async function changeVersion(trx: Kysely<Schema>, userId: number, now: Date): Promise<void> {
  await updateVersion(trx, userId, now);
  await announce(trx, notificationsTopic, String(userId));
}
