import { maxIndividualEvents } from '../../bus/index.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { deliverToMany } from '../notifications/index.ts';

/** Notifies users about an announcement; returns their number. */
export async function notifyRecipients(
  unit: UnitOfWork,
  users: Parameters<typeof deliverToMany>[1],
  notification: Parameters<typeof deliverToMany>[2],
): Promise<number> {
  await deliverToMany(unit, users, notification);
  const recipients = await users.execute();
  const isForEach = recipients.length <= maxIndividualEvents;
  for (const target of isForEach ? recipients.map(({ id }) => id) : (['everybody'] as const)) {
    unit.emit('messages', target);
    unit.emit('notifications', target);
  }
  return recipients.length;
}
