import type { Unit } from '../../db/transaction.ts';
import type { AttemptLimits } from '../attempt-limits/index.ts';
import { forgetPerson } from '../audit-log/index.ts';
import { deleteScores } from '../leaderboards/index.ts';
import type { Account } from './account.ts';
import { deleteAccount } from './users-repository.ts';

interface RemovalParts {
  limits: Pick<AttemptLimits, 'forget'>;
  /** Takes somebody's name off what they have written, or all of it away. */
  forgetSender: (unit: Unit, username: string, isOrganiser: boolean) => Promise<void>;
  /** Takes somebody out of what is counted of what they were sent. */
  leaveThreads: (unit: Unit, userId: number) => Promise<void>;
}

/** An account with all that belongs to it or names it, in the transaction of whoever removes it. */
export type RemoveAccount = (unit: Unit, account: Account) => Promise<void>;

/** The one way in which accounts go, whoever removes them and why. */
export function createRemoveAccount({
  limits,
  forgetSender,
  leaveThreads,
}: RemovalParts): RemoveAccount {
  return async (unit, account) => {
    const { trx, announce } = unit;
    await forgetPerson(unit, account.username);
    await forgetSender(unit, account.username, account.isAdmin);
    await limits.forget(trx, account);
    await deleteScores(trx, account.id);
    await leaveThreads(unit, account.id);
    await deleteAccount(trx, account.id);
    announce('token-state', account.id);
    announce('accounts', account.id);
    announce('leaderboards', account.id);
    announce('seasons');
  };
}
