import { type Clock, day } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { type Account, findAccount, type RemoveAccount } from '../users/index.ts';
import { listRefusedBefore } from './sign-up-requests-repository.ts';

/** How long somebody who was refused can be called back; then nothing is kept of them. */
const refusedLife = 7 * day;

interface Parts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  removeAccount: RemoveAccount;
  mailer: Pick<Mailer, 'forget'>;
}

/** Forgets whoever was refused long ago. */
export type ForgetRefused = () => Promise<void>;

/**
 * To be called now and then, and where people ask to be let in or it is decided on them; never inside
 * a transaction, for it runs its own.
 */
export function createForgetRefused({
  db,
  transaction,
  clock,
  removeAccount,
  mailer,
}: Parts): ForgetRefused {
  return async () => {
    const moment = new Date(clock() - refusedLife);
    // Mostly there is nobody: no turn to write is taken for that.
    if ((await listRefusedBefore(db, moment)).length === 0) return;
    const gone = await transaction(async (unit) => {
      const accounts: Account[] = [];
      for (const userId of await listRefusedBefore(unit.trx, moment)) {
        const account = await findAccount(unit.trx, userId);
        if (account === undefined) continue;
        await removeAccount(unit, account);
        unit.announce('registration');
        accounts.push(account);
      }
      return accounts;
    });
    for (const account of gone) await mailer.forget(account);
  };
}
