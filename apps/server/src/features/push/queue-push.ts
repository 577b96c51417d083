import type { NewsTopic } from '@poketorneo/contract';
import { second } from '../../clock.ts';
import type { Unit } from '../../db/transaction.ts';
import { insertQueued, type SomeNotifications } from './push-queue-repository.ts';

/** Whoever has the page before their eyes is told there: that long there is time for it. */
export const untilPushed = 10 * second;

/**
 * Has some notifications sent to the phones of those they are for, some seconds after the transaction and
 * apart from it; not those that have been seen on the page by then.
 */
export async function queuePush(
  { trx, now, announce }: Unit,
  notifications: SomeNotifications,
  topic: NewsTopic | null,
): Promise<void> {
  const dueAt = now.getTime() + untilPushed;
  if ((await insertQueued(trx, notifications, { topic, dueAt })) > 0) announce('push');
}
