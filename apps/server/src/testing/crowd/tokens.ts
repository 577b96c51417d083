import type { Kysely } from 'kysely';
import { hour } from '../../clock.ts';
import type { Schema } from '../../db/schema.ts';
import { createTokens } from '../../features/auth/index.ts';

/** Whose token to sign, and of which generation. */
export interface TokenOwner {
  id: number;
  tokenVersion: number;
}

/** Every account of a database. */
export function listTokenOwners(db: Kysely<Schema>): Promise<TokenOwner[]> {
  return db
    .selectFrom('users')
    .select(['id', 'token_version as tokenVersion'])
    .orderBy('id')
    .execute();
}

/** A token for each of a crowd, as if all had just signed in: their passwords would take minutes. */
export function signTokens(secret: string, owners: readonly TokenOwner[]): Promise<string[]> {
  const tokens = createTokens({ secret, clock: Date.now, life: hour });
  return Promise.all(owners.map(({ id, tokenVersion }) => tokens.sign(id, tokenVersion)));
}
