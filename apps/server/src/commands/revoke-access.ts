import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';

/**
 * Makes worthless all that lets somebody into a restored database without a password: the tokens
 * that were handed out until now, those among them that had been revoked after the backup was
 * taken, and the links to set a new password, which may have been used since. Devices that an
 * account knows may have been forgotten since, too.
 */
export async function revokeAccess(db: Kysely<Schema>, now: Date): Promise<void> {
  const moment = now.getTime();
  await transaction(db, async (trx) => {
    await trx
      .updateTable('users')
      .set({
        token_version: sql<number>`case when token_version < ${moment} then ${moment} else token_version + 1 end`,
      })
      .execute();
    await trx.deleteFrom('password_resets').execute();
    await trx.deleteFrom('known_devices').execute();
  });
}
