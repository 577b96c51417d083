import type { Database, Trx } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

type Decision = Schema['sign_up_requests']['decision'];

export interface SignUpRequest {
  userId: number;
  username: string;
  firstName: string;
  lastName: string;
  faceIconId: number;
  askedAt: Date;
  /** Null while undecided. */
  decision: Decision;
  /** Null while undecided (`decidedAt`). */
  decidedAt: Date | null;
  welcomeId: number | null;
}

function requests(db: Database) {
  return db
    .selectFrom('sign_up_requests')
    .innerJoin('users', 'users.id', 'sign_up_requests.user_id')
    .select([
      'user_id as userId',
      'username',
      'first_name as firstName',
      'last_name as lastName',
      'face_icon_id as faceIconId',
      'asked_at',
      'decision',
      'decided_at',
      'welcome_id as welcomeId',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number];

function toRequest({ asked_at, decided_at, ...request }: Row): SignUpRequest {
  const decidedAt = decided_at === null ? null : new Date(decided_at);
  return { ...request, askedAt: new Date(asked_at), decidedAt };
}

/** Undecided requests, then refused ones, oldest first. */
export async function listSignUpRequests(db: Database, limit: number): Promise<SignUpRequest[]> {
  const rows = await requests(db)
    .where('users.status', '=', 'waiting')
    .orderBy((eb) => eb.case().when('decision', 'is', null).then(0).else(1).end())
    .orderBy('asked_at')
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(toRequest);
}

export async function findSignUpRequest(
  db: Database,
  userId: number,
): Promise<SignUpRequest | undefined> {
  const row = await requests(db).where('user_id', '=', userId).executeTakeFirst();
  return row && toRequest(row);
}

/** Undecided requests. */
export async function countUndecided(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('sign_up_requests')
    .innerJoin('users', 'users.id', 'sign_up_requests.user_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('decision', 'is', null)
    .where('users.status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertSignUpRequest(trx: Trx, userId: number, askedAt: Date): Promise<void> {
  await trx
    .insertInto('sign_up_requests')
    .values({
      user_id: userId,
      asked_at: askedAt.getTime(),
      decision: null,
      decided_at: null,
      welcome_id: null,
    })
    .execute();
}

export async function updateDecision(
  trx: Trx,
  userId: number,
  {
    decision,
    decidedAt,
    welcomeId,
  }: { decision: Decision; decidedAt: Date; welcomeId: number | null },
): Promise<void> {
  await trx
    .updateTable('sign_up_requests')
    .set({ decision, decided_at: decidedAt.getTime(), welcome_id: welcomeId })
    .where('user_id', '=', userId)
    .execute();
}

/** Accounts refused before a date. */
export async function listRejectedBefore(db: Database, moment: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('sign_up_requests')
    .innerJoin('users', 'users.id', 'sign_up_requests.user_id')
    .select('user_id')
    .where('decision', '=', 'refused')
    .where('decided_at', '<', moment.getTime())
    .where('users.status', '=', 'waiting')
    .execute();
  return rows.map((row) => row.user_id);
}

/** Activates a waiting account or reverts that; returns false if its status is another one. */
export async function updateAdmitted(
  trx: Trx,
  userId: number,
  isAdmitted: boolean,
): Promise<boolean> {
  const result = await trx
    .updateTable('users')
    .set({ status: isAdmitted ? 'active' : 'waiting' })
    .where('id', '=', userId)
    .where('status', '=', isAdmitted ? 'waiting' : 'active')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
