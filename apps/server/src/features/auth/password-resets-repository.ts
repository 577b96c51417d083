import type { Database, Trx } from '../../db/database.ts';

export interface PasswordReset {
  tokenHash: string;
  userId: number;
  createdAt: Date;
  expiresAt: Date;
}

/** Stores a reset; the user's earlier ones become invalid. */
export async function insertPasswordReset(trx: Trx, reset: PasswordReset): Promise<void> {
  await trx.deleteFrom('password_resets').where('user_id', '=', reset.userId).execute();
  await trx
    .insertInto('password_resets')
    .values({
      token_hash: reset.tokenHash,
      user_id: reset.userId,
      created_at: reset.createdAt.getTime(),
      expires_at: reset.expiresAt.getTime(),
    })
    .execute();
}

/** The user of an unexpired reset. */
export async function findPasswordReset(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.getTime())
    .executeTakeFirst();
  return row?.user_id;
}

/** Deletes a reset and returns its user; undefined if it was not usable. */
export async function deletePasswordReset(
  trx: Trx,
  tokenHash: string,
  now: Date,
): Promise<number | undefined> {
  const row = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.getTime())
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}
