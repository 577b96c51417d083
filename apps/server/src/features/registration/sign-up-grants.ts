import type { Database } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { notify } from '../notifications/index.ts';
import { listAdministratorIds } from '../users/index.ts';
import { emailNeeded, invitationNeeded, invitationUnusable } from './errors.ts';
import { hashOfInvitationToken } from './invitation-tokens.ts';
import { findOpenInvitation, insertGuest, updateTaken } from './invitations-repository.ts';
import { findRegistrationSettings } from './registration-settings-repository.ts';
import { countUndecided, insertSignUpRequest } from './sign-up-requests-repository.ts';

/** With more waiting requests organisers are not notified of further ones. */
const maxNotified = 10;

interface Newcomer {
  /** Null if omitted. */
  email: string | null;
  /** The invitation's token, if there is one. */
  invitation: string | undefined;
}

/** How a sign-up is allowed. */
export type SignUpGrant =
  | { kind: 'open' }
  | { kind: 'invited'; invitationId: number }
  | { kind: 'waiting' };

/**
 * Claims a grant by the organisers' settings, including a place of an invitation, in the sign-up's
 * transaction. Throws AppError if there is none. An unusable invitation is ignored if none
 * is needed.
 */
export async function claimSignUpGrant(
  { trx, now, emit }: UnitOfWork,
  newcomer: Newcomer,
): Promise<SignUpGrant> {
  const { mode, isEmailOptional } = await findRegistrationSettings(trx);
  if (newcomer.email === null && !isEmailOptional) throw emailNeeded();
  const { invitation } = newcomer;
  const invitationId =
    invitation === undefined
      ? undefined
      : await updateTaken(trx, hashOfInvitationToken(invitation), now);
  if (invitationId !== undefined) {
    emit('registration');
    return { kind: 'invited', invitationId };
  }
  if (mode === 'invitation') throw signUpNotAllowed(invitation);
  return { kind: mode === 'open' ? 'open' : 'waiting' };
}

/** The same check without claiming, before expensive work. */
export async function assertSignUpAllowed(
  db: Database,
  { email, invitation }: Newcomer,
  now: Date,
): Promise<void> {
  const { mode, isEmailOptional } = await findRegistrationSettings(db);
  if (email === null && !isEmailOptional) throw emailNeeded();
  if (mode !== 'invitation') return;
  const open = invitation && (await findOpenInvitation(db, hashOfInvitationToken(invitation), now));
  if (!open) throw signUpNotAllowed(invitation);
}

const signUpNotAllowed = (invitation: string | undefined) =>
  invitation === undefined ? invitationNeeded() : invitationUnusable('forbidden');

/** Stores how an account was created and notifies users. */
export async function recordSignUp(
  unit: UnitOfWork,
  { id, username }: { id: number; username: string },
  grant: SignUpGrant,
): Promise<void> {
  const { trx, now, emit } = unit;
  if (grant.kind === 'invited') {
    await insertGuest(trx, { invitationId: grant.invitationId, userId: id, joinedAt: now });
  }
  if (grant.kind !== 'waiting') {
    await notify(unit, id, { kind: 'welcome' });
    return;
  }
  const shouldNotify = (await countUndecided(trx)) < maxNotified;
  await insertSignUpRequest(trx, id, now);
  emit('registration');
  if (!shouldNotify) return;
  for (const organiser of await listAdministratorIds(trx)) {
    await notify(unit, organiser, { kind: 'sign-up-waiting', username });
  }
}
