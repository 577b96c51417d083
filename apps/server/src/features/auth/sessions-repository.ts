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

/** One that is there already stays as it is. */
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

/** Whether a user has this session. */
export async function hasSession(
  db: Database,
  { userId, sessionId }: SessionOfUser,
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Session {
  id: string;
  browser: string | null;
  system: string | null;
  createdAt: Date;
  seenAt: Date;
}

/** A user's sessions, the one that was seen last first. */
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
 * Ends a session of a user, and says whether there was one. Its push subscription and its device link go
 * with it. A derived one is remembered: its token would begin it anew.
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

/** Remembers that a session has been ended which its token could begin anew. */
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

/** Statements stay below what either database takes as parameters. */
const maxAtOnce = 5000;

/** Writes when some sessions were last seen, and until when their tokens may live. */
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

/** Deletes what expired before a moment; answers with the users who had such a session. */
export async function deleteExpiredSessions(trx: Trx, moment: number): Promise<number[]> {
  await trx.deleteFrom('ended_sessions').where('expires_at', '<', moment).execute();
  const rows = await trx
    .deleteFrom('sessions')
    .where('expires_at', '<', moment)
    .returning('user_id')
    .execute();
  return [...new Set(rows.map((row) => row.user_id))];
}
