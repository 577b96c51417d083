import { type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

export interface InvitationRecord {
  id: number;
  tokenHash: string;
  seed: string;
  /** Null if the account is deleted. */
  createdBy: { username: string; firstName: string; lastName: string } | null;
  createdAt: Date;
  expiresAt: Date;
  places: number;
  taken: number;
  isRevoked: boolean;
}

export interface NewInvitation {
  tokenHash: string;
  seed: string;
  createdBy: number;
  createdAt: Date;
  expiresAt: Date;
  places: number;
}

type Row = Selectable<Schema['invitations']> & {
  username: string | null;
  first_name: string | null;
  last_name: string | null;
};

function toRecord(row: Row): InvitationRecord {
  const { username, first_name: firstName, last_name: lastName } = row;
  const isThere = username !== null && firstName !== null && lastName !== null;
  return {
    id: row.id,
    tokenHash: row.token_hash,
    seed: row.seed,
    createdBy: isThere ? { username, firstName, lastName } : null,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
    places: row.places,
    taken: row.taken,
    isRevoked: row.revoked_at !== null,
  };
}

/** Usable invitations. */
const isOpen = (now: Date) =>
  sql<boolean>`revoked_at is null and expires_at > ${now.getTime()} and taken < places`;

function invitations(db: Database) {
  return db
    .selectFrom('invitations')
    .leftJoin('users', 'users.id', 'invitations.created_by')
    .selectAll('invitations')
    .select(['users.username', 'users.first_name', 'users.last_name']);
}

/** Usable ones first, then the others, each newest first. */
export async function listInvitations(
  db: Database,
  now: Date,
  limit: number,
): Promise<InvitationRecord[]> {
  const rows = await invitations(db)
    .orderBy(sql`case when ${isOpen(now)} then 0 else 1 end`)
    .orderBy('invitations.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toRecord);
}

export async function findInvitation(
  db: Database,
  id: number,
): Promise<InvitationRecord | undefined> {
  const row = await invitations(db).where('invitations.id', '=', id).executeTakeFirst();
  return row && toRecord(row);
}

/** The usable invitation of a link. */
export async function findOpenInvitation(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<InvitationRecord | undefined> {
  const row = await invitations(db)
    .where('token_hash', '=', tokenHash)
    .where(isOpen(now))
    .executeTakeFirst();
  return row && toRecord(row);
}

export async function findNumberOfOpenInvitations(db: Database, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('invitations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isOpen(now))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the invitation's id. */
export async function insertInvitation(trx: Trx, invitation: NewInvitation): Promise<number> {
  const { id } = await trx
    .insertInto('invitations')
    .values({
      token_hash: invitation.tokenHash,
      seed: invitation.seed,
      created_by: invitation.createdBy,
      created_at: invitation.createdAt.getTime(),
      expires_at: invitation.expiresAt.getTime(),
      places: invitation.places,
      revoked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRevoked(trx: Trx, id: number, revokedAt: Date | null): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ revoked_at: revokedAt === null ? null : revokedAt.getTime() })
    .where('id', '=', id)
    .execute();
}

/** Claims a place; returns the invitation's id, undefined if it is not usable. */
export async function updateTaken(
  trx: Trx,
  tokenHash: string,
  now: Date,
): Promise<number | undefined> {
  const row = await trx
    .updateTable('invitations')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where(isOpen(now))
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertGuest(
  trx: Trx,
  guest: { invitationId: number; userId: number; joinedAt: Date },
): Promise<void> {
  await trx
    .insertInto('invitation_guests')
    .values({
      invitation_id: guest.invitationId,
      user_id: guest.userId,
      joined_at: guest.joinedAt.getTime(),
    })
    .execute();
}

export interface GuestRecord {
  invitationId: number;
  userId: number;
  username: string;
  firstName: string;
  lastName: string;
  faceIconId: number;
  joinedAt: Date;
}

/** Accounts created with invitations, newest first. */
export async function listGuests(
  db: Database,
  invitationIds: readonly number[],
): Promise<GuestRecord[]> {
  if (invitationIds.length === 0) return [];
  const rows = await db
    .selectFrom('invitation_guests')
    .innerJoin('users', 'users.id', 'invitation_guests.user_id')
    .select([
      'invitation_id as invitationId',
      'user_id as userId',
      'username',
      'first_name as firstName',
      'last_name as lastName',
      'face_icon_id as faceIconId',
      'joined_at',
    ])
    .where('invitation_id', 'in', invitationIds)
    .orderBy('joined_at', 'desc')
    .orderBy('user_id', 'desc')
    .execute();
  return rows.map(({ joined_at, ...guest }) => ({ ...guest, joinedAt: new Date(joined_at) }));
}
