import { type Clock, day } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { type Account, findAccount, type RemoveAccount } from '../users/index.ts';
import { listRejectedBefore } from './sign-up-requests-repository.ts';

/** Refused requests can be reopened within this time, then they are deleted. */
const rejectedRetentionMs = 7 * day;

interface Parts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  removeAccount: RemoveAccount;
  mailer: Pick<Mailer, 'deleteMailsTo'>;
}

/** Deletes accounts refused long ago. */
export type PurgeRejected = () => Promise<void>;

/**
 * Runs periodically, and before sign-ups and decisions; never inside a transaction, since it opens
 * its own.
 */
export function createPurgeRejected({
  db,
  transaction,
  clock,
  removeAccount,
  mailer,
}: Parts): PurgeRejected {
  return async () => {
    const moment = new Date(clock() - rejectedRetentionMs);
    // Usually there are none: avoids a write transaction.
    if ((await listRejectedBefore(db, moment)).length === 0) return;
    const removed = await transaction(async (unit) => {
      const accounts: Account[] = [];
      for (const userId of await listRejectedBefore(unit.trx, moment)) {
        const account = await findAccount(unit.trx, userId);
        if (account === undefined) continue;
        await removeAccount(unit, account);
        unit.emit('registration');
        accounts.push(account);
      }
      return accounts;
    });
    for (const account of removed) await mailer.deleteMailsTo(account);
  };
}
