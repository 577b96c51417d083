import type { AccountStatus, User } from '@poketorneo/contract';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Identity } from '../../http/authentication.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { recordChange } from '../audit-log/index.ts';
import { assertAdministratorRemains, assertAllowed } from './checks.ts';
import { noSuchUser } from './errors.ts';
import type { RemoveAccount } from './remove-account.ts';
import { toAudit, toUser } from './user-view.ts';
import { deletePasswordResetsOf, findAccount, updateStatus } from './users-repository.ts';

const ownSuspension = () =>
  new AppError(
    'conflict',
    'Il tuo account non puoi sospenderlo: chiedilo a un altro organizzatore',
  );
const stillWaiting = (username: string) =>
  new AppError(
    'conflict',
    `${username} aspetta ancora di entrare nel club: accoglilo o rifiutalo da «Invita»`,
  );

export interface AccountStatusParts {
  transaction: RunTransaction;
  removeAccount: RemoveAccount;
  mailer: Pick<Mailer, 'deleteMailsTo'>;
}

/** Suspension, readmission and deletion. */
export function createAccountStatus({ transaction, removeAccount, mailer }: AccountStatusParts) {
  return {
    /**
     * Suspends or readmits an account, with an audit entry. A suspended user is signed out and
     * keeps all data. Waiting accounts are decided elsewhere.
     */
    updateStatus(
      { userId: actor }: Identity,
      userId: number,
      status: Exclude<AccountStatus, 'waiting'>,
    ): Promise<User> {
      return transaction(async (unit) => {
        const { trx, emit } = unit;
        const before = await findAccount(trx, userId);
        if (before === undefined) throw noSuchUser();
        if (before.status === status) return toUser(before);
        if (before.status === 'waiting') throw stillWaiting(before.username);
        if (status === 'suspended') {
          if (userId === actor) throw ownSuspension();
          await assertAdministratorRemains(trx, before);
          // A reset link would reopen the account.
          await deletePasswordResetsOf(trx, userId);
        }
        const after = await updateStatus(trx, userId, status);
        if (after === undefined) throw noSuchUser();
        await recordChange(unit, {
          actor,
          action: status === 'suspended' ? 'user.suspend' : 'user.admit',
          subject: before.username,
          before: { status: before.status },
          after: { status },
        });
        emit('token-state', userId);
        emit('accounts', userId);
        return toUser(after);
      });
    },

    /**
     * Deletes an account, never the last organiser's; with an audit entry if an organiser does it.
     */
    async delete(identity: Identity, userId: number): Promise<void> {
      assertAllowed(identity, userId);
      const removed = await transaction(async (unit) => {
        const { trx } = unit;
        const account = await findAccount(trx, userId);
        if (account === undefined) throw noSuchUser();
        await assertAdministratorRemains(trx, account);
        if (identity.isAdmin) {
          await recordChange(unit, {
            actor: identity.userId,
            action: 'user.delete',
            subject: account.username,
            before: toAudit(account),
            after: null,
          });
        }
        await removeAccount(unit, account);
        return account;
      });
      await mailer.deleteMailsTo(removed);
    },
  };
}
