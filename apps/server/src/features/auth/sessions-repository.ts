import type { Database, Trx } from '../../db/database.ts';
import { toFlag } from '../../db/flag.ts';

interface SessionOfUser {
  userId: number;
  sessionId: string;
}

export interface NewSession extends SessionOfUser {
  browser: string | null;
  system: string | null;
  createdAt: Date;
  expiresAt: number;
  isDerived: boolean;
}

/** An existing session stays unchanged. */
export async function insertSession(trx: Trx, session: NewSession): Promise<void> {
  const createdAt = session.createdAt.getTime();
  await trx
    .insertInto('sessions')
    .values({
      id: session.sessionId,
      user_id: session.userId,
      browser: session.browser,
      system: session.system,
      created_at: createdAt,
      seen_at: createdAt,
      expires_at: session.expiresAt,
      is_derived: toFlag(session.isDerived),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export interface Session {
  id: string;
  browser: string | null;
  system: string | null;
  createdAt: Date;
  seenAt: Date;
}

/** A user's sessions, last seen first. */
export async function listSessions(db: Database, userId: number, now: Date): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.getTime())
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, browser, system, created_at, seen_at }) => ({
    id,
    browser,
    system,
    createdAt: new Date(created_at),
    seenAt: new Date(seen_at),
  }));
}

/** The ids of a user's sessions beyond the `limit` seen last. */
export async function listOldestSessionIds(
  trx: Trx,
  userId: number,
  limit: number,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.slice(limit).map(({ id }) => id);
}

/**
 * Deletes a session with its push subscription and device link; returns whether it existed. A
 * derived session is recorded as ended: its token would recreate it.
 */
export async function deleteSession(
  trx: Trx,
  { userId, sessionId }: SessionOfUser,
): Promise<boolean> {
  const row = await trx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning(['is_derived', 'expires_at'])
    .executeTakeFirst();
  if (row?.is_derived === 1) {
    await insertEndedSession(trx, { sessionId, expiresAt: row.expires_at });
  }
  return row !== undefined;
}

/** Records an ended session that its token could recreate. */
export async function insertEndedSession(
  trx: Trx,
  { sessionId, expiresAt }: { sessionId: string; expiresAt: number },
): Promise<void> {
  await trx
    .insertInto('ended_sessions')
    .values({ session_id: sessionId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute();
}

/** Whether a derived session has been ended. */
export async function isEndedSession(db: Database, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ended_sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Below the parameter limit of both databases. */
const maxAtOnce = 5000;

/** Updates when sessions were last seen, and extends their expiry. */
export async function updateSessionsSeen(
  trx: Trx,
  sessionIds: readonly string[],
  { seenAt, expiresAt }: { seenAt: Date; expiresAt: number },
): Promise<void> {
  for (let from = 0; from < sessionIds.length; from += maxAtOnce) {
    await trx
      .updateTable('sessions')
      .set((eb) => ({
        seen_at: seenAt.getTime(),
        expires_at: eb
          .case()
          .when('expires_at', '<', expiresAt)
          .then(expiresAt)
          .else(eb.ref('expires_at'))
          .end(),
      }))
      .where('id', 'in', sessionIds.slice(from, from + maxAtOnce))
      .execute();
  }
}

/** Deletes expired sessions; returns their users. */
export async function deleteExpiredSessions(trx: Trx, moment: number): Promise<number[]> {
  await trx.deleteFrom('ended_sessions').where('expires_at', '<', moment).execute();
  const rows = await trx
    .deleteFrom('sessions')
    .where('expires_at', '<', moment)
    .returning('user_id')
    .execute();
  return [...new Set(rows.map((row) => row.user_id))];
}
