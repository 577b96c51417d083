import type { NotificationKind } from '@poketorneo/contract';
import type { Unit } from '../../db/transaction.ts';
import { nameOfNobody } from '../audit-log/index.ts';
import { updateVersions } from './many-notifications-repository.ts';
import { messagePlaces } from './message-places.ts';
import {
  deleteMessagesFrom,
  deleteToldOf,
  selectUsersToldOf,
  updateSender,
} from './notifications-repository.ts';

/** What is told of somebody else, whose name it begins with: see product-notification.ts. */
const namingKinds: readonly NotificationKind[] = [
  'password-wish',
  'password-link',
  'sign-up-waiting',
];

/** Of more than these the bus says only that it concerns everybody. */
const mostAnnouncedOneByOne = 100;

/**
 * Takes somebody's name off their messages, in the transaction that deletes the account. What was
 * written to players as an organiser stays with them, unsigned; what was written to the organisers as a
 * player is the player's own, and goes along, with what others were told of them by name. Whoever leaves
 * may have been both: each message tells by its place what it is, and only of old ones, which have none,
 * the role decides.
 */
export async function forgetSender(
  unit: Unit,
  username: string,
  isOrganiser: boolean,
): Promise<void> {
  const { trx, now, announce } = unit;
  const told = { username, kinds: namingKinds };
  const users = selectUsersToldOf(trx, told);
  const concerned = await users.limit(mostAnnouncedOneByOne + 1).execute();
  if (concerned.length === 0) return;
  // As long as it can be found out whose they are.
  await updateVersions(trx, users, now);
  await deleteMessagesFrom(trx, username, {
    url: messagePlaces.ofOrganisers,
    kept: messagePlaces.ofPlayer,
    elsewhere: !isOrganiser,
  });
  await updateSender(trx, username, nameOfNobody);
  await deleteToldOf(trx, told);
  if (concerned.length > mostAnnouncedOneByOne) announce('notifications', 'everybody');
  else for (const { id } of concerned) announce('notifications', id);
}
