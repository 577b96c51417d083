import type { NotificationTopic } from '@poketorneo/contract';
import { second } from '../../clock.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { insertQueued, type NotificationQuery } from './push-queue-repository.ts';

/** Delay in which an open page can show the notification instead. */
export const pushDelayMs = 10 * second;

/**
 * Queues push messages, sent after a delay and outside the transaction, unless seen on the page
 * by then.
 */
export async function queuePush(
  { trx, now, emit }: UnitOfWork,
  notifications: NotificationQuery,
  topic: NotificationTopic | null,
): Promise<void> {
  const dueAt = now.getTime() + pushDelayMs;
  if ((await insertQueued(trx, notifications, { topic, dueAt })) > 0) emit('push');
}
