import { sql } from 'kysely';
import type { RunTransaction } from '../db/transaction.ts';

/**
 * Makes worthless all that lets somebody into a restored database without a password: the tokens
 * that were handed out until now, those among them that had been revoked after the backup was
 * taken, and the links to set a new password and invitations, which may have been used or taken back
 * since. Devices that an account knows
 * may have been forgotten since, too, and so may browsers that were sent its news; sessions may be over.
 */
export async function revokeAccess(transaction: RunTransaction): Promise<void> {
  await transaction(async ({ trx, now }) => {
    const moment = now.getTime();
    await trx
      .updateTable('users')
      .set({
        token_version: sql<number>`case when token_version < ${moment} then ${moment} else token_version + 1 end`,
      })
      .execute();
    await trx.deleteFrom('password_resets').execute();
    await trx.deleteFrom('known_devices').execute();
    await trx.deleteFrom('push_subscriptions').execute();
    await trx.deleteFrom('sessions').execute();
    await trx
      .updateTable('invitations')
      .set({ revoked_at: moment })
      .where('revoked_at', 'is', null)
      .execute();
  });
}
