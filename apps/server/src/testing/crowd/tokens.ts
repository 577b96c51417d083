import { type Kysely, sql } from 'kysely';
import { hour } from '../../clock.ts';
import { toFlag } from '../../db/flag.ts';
import type { Schema } from '../../db/schema.ts';
import { createTokens } from '../../features/auth/index.ts';

/** A token's user, version and session. */
export interface TokenOwner {
  id: number;
  tokenVersion: number;
  sessionId: string;
}

/** Inserts a session for every account of an unused database. */
export async function beginSessions(db: Kysely<Schema>): Promise<TokenOwner[]> {
  const now = Date.now();
  await db
    .insertInto('sessions')
    .columns(['id', 'user_id', 'created_at', 'seen_at', 'expires_at', 'is_derived'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          sql<string>`'crowd-' || id`.as('session_id'),
          'id',
          eb.val(now).as('created_at'),
          eb.val(now).as('seen_at'),
          eb.val(now + hour).as('expires_at'),
          eb.val(toFlag(false)).as('is_derived'),
        ]),
    )
    .execute();
  return db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['users.id', 'token_version as tokenVersion', 'sessions.id as sessionId'])
    .where('sessions.id', 'like', 'crowd-%')
    .orderBy('users.id')
    .execute();
}

/** Tokens as if all had just signed in: hashing would take minutes. */
export function signTokens(secret: string, owners: readonly TokenOwner[]): Promise<string[]> {
  const tokens = createTokens({ secret, clock: Date.now, lifetimeMs: hour });
  return Promise.all(
    owners.map(({ id, tokenVersion, sessionId }) => tokens.sign(id, tokenVersion, sessionId)),
  );
}
