import type { OwnData } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { toMoment, toMomentOrNull } from './moments.ts';

/** When the user was last seen. */
export async function findOwnLastSeen(db: Database, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('presence')
    .select('seen_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return toMomentOrNull(row?.seen_at ?? null);
}

/** Time of the user's password reset request. */
export async function findOwnResetRequest(db: Database, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('password_wishes')
    .select('wished_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return toMomentOrNull(row?.wished_at ?? null);
}

/** Link tokens are not stored. */
export async function listOwnPasswordLinks(
  db: Database,
  userId: number,
): Promise<OwnData['passwordLinks']> {
  const rows = await db
    .selectFrom('password_resets')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    madeAt: toMoment(row.created_at),
    expiresAt: toMoment(row.expires_at),
  }));
}

export async function findInviter(db: Database, userId: number): Promise<OwnData['invitedBy']> {
  const row = await db
    .selectFrom('invitation_guests')
    .innerJoin('invitations', 'invitations.id', 'invitation_guests.invitation_id')
    .leftJoin('users', 'users.id', 'invitations.created_by')
    .select(['users.username as organiser', 'joined_at'])
    .where('invitation_guests.user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : { organiser: row.organiser, joinedAt: toMoment(row.joined_at) };
}

export async function findOwnSignUpRequest(
  db: Database,
  userId: number,
): Promise<OwnData['signUpRequest']> {
  const row = await db
    .selectFrom('sign_up_requests')
    .select(['asked_at', 'decision', 'decided_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    askedAt: toMoment(row.asked_at),
    decision: row.decision,
    decidedAt: toMomentOrNull(row.decided_at),
  };
}

export async function listOwnInvitations(
  db: Database,
  userId: number,
): Promise<OwnData['invitations']> {
  const rows = await db
    .selectFrom('invitations')
    .select(['created_at', 'expires_at', 'places', 'taken', 'revoked_at'])
    .where('created_by', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ places, taken, ...row }) => ({
    createdAt: toMoment(row.created_at),
    expiresAt: toMoment(row.expires_at),
    places,
    taken,
    revokedAt: toMomentOrNull(row.revoked_at),
  }));
}
