import type { User } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import type { Identity } from '../../http/authentication.ts';
import { assertAllowed } from './checks.ts';
import { noSuchUser } from './errors.ts';
import { toUser } from './user-view.ts';
import { type AccountsPage, findAccount, listAccounts } from './users-repository.ts';

export function createAccountReads({ db }: { db: Database }) {
  return {
    /** For organisers: a page of accounts. */
    async list(page: AccountsPage): Promise<User[]> {
      return (await listAccounts(db, page)).map(toUser);
    },

    /** The caller's account, or any for an organiser. */
    async get(identity: Identity, userId: number): Promise<User> {
      assertAllowed(identity, userId);
      const account = await findAccount(db, userId);
      if (account === undefined) throw noSuchUser();
      return toUser(account);
    },
  };
}
