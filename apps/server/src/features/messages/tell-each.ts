import type { Unit } from '../../db/transaction.ts';
import { deliverToMany } from '../notifications/index.ts';

/** Of more than these the bus says only that it concerns everybody. */
const mostAnnouncedOneByOne = 100;

/** Tells each of those who have got an announcement something about it; says how many they are. */
export async function tellEach(
  unit: Unit,
  users: Parameters<typeof deliverToMany>[1],
  notification: Parameters<typeof deliverToMany>[2],
): Promise<number> {
  await deliverToMany(unit, users, notification);
  const told = await users.execute();
  const isForEach = told.length <= mostAnnouncedOneByOne;
  for (const whom of isForEach ? told.map(({ id }) => id) : (['everybody'] as const)) {
    unit.announce('messages', whom);
    unit.announce('notifications', whom);
  }
  return told.length;
}
