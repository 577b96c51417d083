import type { Unit } from '../../db/transaction.ts';
import {
  deleteNotifications,
  deleteOldNotifications,
  insertNotification,
  type NewNotification,
  updateVersion,
} from './notifications-repository.ts';
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
  return deliver(unit, { ...contentOf(notification), kind, userId, sender: null });
}

/** Puts a notification among a user's. */
export async function deliver(
  unit: Unit,
  notification: Omit<NewNotification, 'createdAt'>,
): Promise<number> {
  const { trx, now } = unit;
  const { userId } = notification;
  const id = await insertNotification(trx, { ...notification, createdAt: now });
  await deleteOldNotifications(trx, userId, mostKept);
  await changeVersion(unit, userId);
  return id;
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
