import { isDeepStrictEqual } from 'node:util';
import { type Role, roleAdmin, roleUser, type User } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
import { AppError, conflictOver } from '../../errors.ts';
import type { Identity } from '../../http/authentication.ts';
import type { AttemptLimits } from '../attempt-limits/index.ts';
import { forgetMailAddresses, recordChange } from '../audit-log/index.ts';
import { deleteScores } from '../leaderboards/index.ts';
import { type Account, comparisonKey } from './account.ts';
import { noSuchUser } from './refusals.ts';
import {
  type AccountsPage,
  deleteAccount,
  deletePasswordResetsOf,
  findAccount,
  findAccountByEmail,
  listAccounts,
  listAdministratorIds,
  updateAccount,
} from './users-repository.ts';

/** An account as it may be shown to its owner and to organisers. */
export function toUser(account: Account): User {
  return {
    id: account.id,
    username: account.username,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    icon: faceIconPath(account.faceIconId),
    roles: rolesOf(account),
    signUpDate: account.createdAt.toISOString(),
    version: account.version,
  };
}

function rolesOf(account: Account): Role[] {
  return account.isAdmin ? [roleUser, roleAdmin] : [roleUser];
}

const emailTaken = () => conflictOver('email', 'Questa email è già usata da un altro account');
const lastAdministrator = () =>
  new AppError('conflict', 'È l’ultimo organizzatore: prima bisogna nominarne un altro');

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'Qualcuno ha modificato questo account nel frattempo: riaprilo per vedere i nuovi dati',
  );

interface NameChanges {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
}

interface OrganiserChanges extends NameChanges {
  roles?: readonly Role[] | undefined;
  /** The account's version as the organiser saw it; without it, whatever it is. */
  version?: number | undefined;
}

interface UsersParts {
  db: Database;
  transaction: RunTransaction;
  limits: AttemptLimits;
  /** Tells somebody of a new role. */
  notify: (
    unit: Unit,
    userId: number,
    notification: { kind: 'organiser-appointed' | 'organiser-dismissed' },
  ) => Promise<unknown>;
}

/** What can be done with accounts once they exist. */
export function createUsersService({ db, transaction, limits, notify }: UsersParts) {
  function mustBeAllowed(identity: Identity, userId: number): void {
    if (identity.userId !== userId && !identity.isAdmin) {
      throw new AppError('forbidden', 'Si può vedere e cambiare solo il proprio account');
    }
  }

  async function mustNotBeLastAdministrator(trx: Database, userId: number): Promise<void> {
    const administrators = await listAdministratorIds(trx);
    if (administrators.every((id) => id === userId)) throw lastAdministrator();
  }

  /** `record` writes down what an organiser has changed, in the transaction that changes it. */
  async function change(
    userId: number,
    { roles, version, ...changes }: OrganiserChanges,
    record?: (unit: Unit, before: Account, after: Account) => Promise<void>,
  ): Promise<User> {
    const isAdmin = roles?.includes(roleAdmin);
    try {
      return await transaction(async (unit) => {
        const { trx, announce } = unit;
        const before = await findAccount(trx, userId);
        if (before === undefined) throw noSuchUser();
        if (version !== undefined && version !== before.version) throw changedMeanwhile();
        if (changes.email !== undefined) {
          const owner = await findAccountByEmail(trx, changes.email);
          if (owner !== undefined && owner.id !== userId) throw emailTaken();
        }
        if (before.isAdmin && isAdmin === false) await mustNotBeLastAdministrator(trx, userId);
        const after = await updateAccount(trx, userId, { ...changes, isAdmin });
        if (after === undefined) throw noSuchUser();
        // A link that is on its way to the address of before must not open the account any more.
        if (after.email !== before.email) await deletePasswordResetsOf(trx, userId);
        await record?.(unit, before, after);
        if (after.isAdmin !== before.isAdmin) {
          const kind = after.isAdmin ? 'organiser-appointed' : 'organiser-dismissed';
          await notify(unit, userId, { kind });
        }
        if (isAdmin !== undefined) announce('token-state', userId);
        announce('accounts', userId);
        announce('leaderboards', userId);
        return toUser(after);
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw emailTaken();
      throw error;
    }
  }

  /**
   * Whether a change is refused tells whether somebody has that address. So as many may be tried as by
   * signing up, whatever the number of accounts they are tried with.
   */
  async function countEmailChange(
    userId: number,
    email: string | undefined,
    address: string,
  ): Promise<void> {
    if (email === undefined) return;
    const account = await findAccount(db, userId);
    if (account === undefined) throw noSuchUser();
    if (comparisonKey(email) === comparisonKey(account.email)) return;
    await limits.count('change-email', String(userId));
    await limits.count('sign-up-address', address);
  }

  return {
    /** For organisers: a page of accounts. */
    async list(page: AccountsPage): Promise<User[]> {
      return (await listAccounts(db, page)).map(toUser);
    },

    /** One account: the caller's own, or any for an organiser. */
    async get(identity: Identity, userId: number): Promise<User> {
      mustBeAllowed(identity, userId);
      const account = await findAccount(db, userId);
      if (account === undefined) throw noSuchUser();
      return toUser(account);
    },

    /** The caller's own name and mail address. The id in the request must be the caller's. */
    async updateOwn(
      identity: Identity,
      userId: number,
      changes: NameChanges,
      address: string,
    ): Promise<User> {
      if (identity.userId !== userId) {
        throw new AppError('forbidden', 'Si può cambiare solo il proprio account');
      }
      await countEmailChange(userId, changes.email, address);
      return change(userId, changes);
    },

    /** For organisers: any account, its roles included; logged when anything has changed. */
    update({ userId: actor }: Identity, userId: number, changes: OrganiserChanges): Promise<User> {
      return change(userId, changes, async (unit, before, after) => {
        // That an address has changed, never which: whoever leaves has a right to be forgotten.
        const emailChanged = before.email !== after.email;
        const values = {
          before: toAudit(before),
          after: emailChanged ? { ...toAudit(after), emailChanged } : toAudit(after),
        };
        if (isDeepStrictEqual(values.before, values.after)) return;
        const subject = before.username;
        await recordChange(unit, {
          actor,
          action: 'user.update',
          subject,
          ...values,
        });
      });
    },

    /** An account and all that belongs to it, never the last organiser's; logged if an organiser does it. */
    async delete(identity: Identity, userId: number): Promise<void> {
      mustBeAllowed(identity, userId);
      await transaction(async (unit) => {
        const { trx, announce } = unit;
        const account = await findAccount(trx, userId);
        if (account === undefined) throw noSuchUser();
        if (account.isAdmin) await mustNotBeLastAdministrator(trx, userId);
        if (identity.isAdmin) {
          await recordChange(unit, {
            actor: identity.userId,
            action: 'user.delete',
            subject: account.username,
            before: toAudit(account),
            after: null,
          });
        }
        await forgetMailAddresses(unit, account.username);
        await deleteScores(trx, userId);
        await deleteAccount(trx, userId);
        announce('token-state', userId);
        announce('accounts', userId);
        announce('leaderboards', userId);
      });
    },
  };
}

export type UsersService = ReturnType<typeof createUsersService>;

/** An account as the audit log keeps it. */
function toAudit(account: Account) {
  const { firstName, lastName } = account;
  return { firstName, lastName, roles: rolesOf(account) };
}
