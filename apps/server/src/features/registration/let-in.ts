import type { Database } from '../../db/database.ts';
import type { Unit } from '../../db/transaction.ts';
import { notify } from '../notifications/index.ts';
import { listAdministratorIds } from '../users/index.ts';
import { hashOfInvitationToken } from './invitation-tokens.ts';
import { findOpenInvitation, insertGuest, updateTaken } from './invitations-repository.ts';
import { emailNeeded, invitationNeeded, invitationUnusable } from './refusals.ts';
import { findRegistrationSettings } from './registration-settings-repository.ts';
import { findNumberOfUndecided, insertSignUpRequest } from './sign-up-requests-repository.ts';

/** Beyond it organisers know that people wait. */
const mostTold = 10;

interface Newcomer {
  /** Null without one. */
  email: string | null;
  /** What the link of an invitation held, if there was one. */
  invitation: string | undefined;
}

/** How somebody gets in who signs up. */
export type WayIn =
  | { kind: 'open' }
  | { kind: 'invited'; invitationId: number }
  | { kind: 'waiting' };

/**
 * Takes the way in that the organisers' settings leave, a place of an invitation with it, in the
 * transaction of the sign-up. Throws AppError where there is none. A link that lets nobody in does no
 * harm where people get in without one.
 */
export async function takeWayIn({ trx, now, announce }: Unit, newcomer: Newcomer): Promise<WayIn> {
  const { mode, isEmailOptional } = await findRegistrationSettings(trx);
  if (newcomer.email === null && !isEmailOptional) throw emailNeeded();
  const { invitation } = newcomer;
  const invitationId =
    invitation === undefined
      ? undefined
      : await updateTaken(trx, hashOfInvitationToken(invitation), now);
  if (invitationId !== undefined) {
    announce('registration');
    return { kind: 'invited', invitationId };
  }
  if (mode === 'invitation') throw noWayIn(invitation);
  return { kind: mode === 'open' ? 'open' : 'waiting' };
}

/** As far as it can be known beforehand, so that nothing costly is done in vain. Throws likewise. */
export async function mustHaveWayIn(
  db: Database,
  { email, invitation }: Newcomer,
  now: Date,
): Promise<void> {
  const { mode, isEmailOptional } = await findRegistrationSettings(db);
  if (email === null && !isEmailOptional) throw emailNeeded();
  if (mode !== 'invitation') return;
  const open = invitation && (await findOpenInvitation(db, hashOfInvitationToken(invitation), now));
  if (!open) throw noWayIn(invitation);
}

const noWayIn = (invitation: string | undefined) =>
  invitation === undefined ? invitationNeeded() : invitationUnusable('forbidden');

/** Writes down how a new account has come in, and tells whom it concerns. */
export async function recordWayIn(
  unit: Unit,
  { id, username }: { id: number; username: string },
  way: WayIn,
): Promise<void> {
  const { trx, now, announce } = unit;
  if (way.kind === 'invited') {
    await insertGuest(trx, { invitationId: way.invitationId, userId: id, joinedAt: now });
  }
  if (way.kind !== 'waiting') {
    await notify(unit, id, { kind: 'welcome' });
    return;
  }
  const isNews = (await findNumberOfUndecided(trx)) < mostTold;
  await insertSignUpRequest(trx, id, now);
  announce('registration');
  if (!isNews) return;
  for (const organiser of await listAdministratorIds(trx)) {
    await notify(unit, organiser, { kind: 'sign-up-waiting', username });
  }
}
