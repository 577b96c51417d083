import type { UnitOfWork } from '../../db/transaction.ts';
import { anonymizePerson } from '../audit-log/index.ts';
import { removeFromDuels } from '../battle-records/index.ts';
import { deleteScores } from '../leaderboards/index.ts';
import type { RateLimiter } from '../rate-limiter/index.ts';
import type { Account } from './account.ts';
import { deleteAccount } from './users-repository.ts';

export interface RemovalParts {
  rateLimiter: Pick<RateLimiter, 'deleteAccount'>;
  /** Removes a user's name from messages, or deletes them. */
  anonymizeSender: (unit: UnitOfWork, username: string, isOrganiser: boolean) => Promise<void>;
  /** Removes a user from the counts of announcements. */
  removeFromAnnouncements: (unit: UnitOfWork, userId: number) => Promise<void>;
}

/** Deletes an account with all its data and mentions, in the caller's transaction. */
export type RemoveAccount = (unit: UnitOfWork, account: Account) => Promise<void>;

/** The only way to delete accounts. */
export function createRemoveAccount({
  rateLimiter,
  anonymizeSender,
  removeFromAnnouncements,
}: RemovalParts): RemoveAccount {
  return async (unit, account) => {
    const { trx, emit } = unit;
    await anonymizePerson(unit, account.username);
    await anonymizeSender(unit, account.username, account.isAdmin);
    await rateLimiter.deleteAccount(trx, account);
    await removeFromDuels(unit, account.id);
    await deleteScores(trx, account.id);
    await removeFromAnnouncements(unit, account.id);
    await deleteAccount(trx, account.id);
    emit('token-state', account.id);
    emit('accounts', account.id);
    emit('leaderboards', account.id);
    emit('seasons');
  };
}
