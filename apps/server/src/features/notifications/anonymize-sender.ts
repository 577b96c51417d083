import { type NotificationKind, notificationKinds } from '@poketorneo/contract';
import { maxIndividualEvents } from '../../bus/index.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { deletedAccountName } from '../audit-log/index.ts';
import { updateVersions } from './bulk-notifications-repository.ts';
import { messagePaths } from './message-paths.ts';
import {
  deleteMentions,
  deleteMessagesFrom,
  selectUsersWithMentions,
  updateSender,
} from './notifications-repository.ts';

/** Whether the text of a kind begins with another user's name: see product-notification.ts. */
const beginsWithUsername: Readonly<Record<NotificationKind, boolean>> = {
  welcome: false,
  starter: false,
  reward: false,
  prize: false,
  'secret-pokemon': false,
  'icons-obtained': false,
  badge: false,
  'reward-lost': false,
  'tournament-unlocked': false,
  'champion-unlocked': false,
  record: false,
  'match-recorded': false,
  'match-revised': false,
  'battle-waiting': false,
  'battle-timeout': false,
  'battle-void': false,
  'duel-void': true,
  challenge: true,
  'organiser-appointed': false,
  'organiser-dismissed': false,
  'organiser-plays': false,
  'organiser-plays-no-more': false,
  'password-wish': true,
  'password-link': true,
  'device-link': false,
  'sign-up-waiting': true,
  'backup-due': false,
  'season-closed': false,
  'season-reopened': false,
  // Signed by its sender instead.
  message: false,
};

/** Kinds whose text begins with another user's name. */
export const namingKinds: readonly NotificationKind[] = notificationKinds.filter(
  (kind) => beginsWithUsername[kind],
);

/**
 * Removes a deleted user's name from messages, in the transaction that deletes the account.
 * Messages of an organiser to players stay, unsigned; a player's messages to organisers and
 * notifications naming the player are deleted. Each message's link tells which it is; for old ones
 * without a link the role decides.
 */
export async function anonymizeSender(
  unit: UnitOfWork,
  username: string,
  isOrganiser: boolean,
): Promise<void> {
  const { trx, now, emit } = unit;
  const mentions = { username, kinds: namingKinds };
  const users = selectUsersWithMentions(trx, mentions);
  const affected = await users.limit(maxIndividualEvents + 1).execute();
  if (affected.length === 0) return;
  // Before the rows are deleted that identify them.
  await updateVersions(trx, users, now);
  await deleteMessagesFrom(trx, username, {
    url: messagePaths.ofOrganisers,
    kept: messagePaths.ofPlayer,
    elsewhere: !isOrganiser,
  });
  await updateSender(trx, username, deletedAccountName);
  await deleteMentions(trx, mentions);
  if (affected.length > maxIndividualEvents) emit('notifications', 'everybody');
  else for (const { id } of affected) emit('notifications', id);
}
