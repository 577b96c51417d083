import { isDeepStrictEqual } from 'node:util';
import {
  type AccountStatus,
  type Permissions,
  permissionsOf,
  type Role,
  rolesFor,
  type User,
} from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
import { AppError, conflictOver } from '../../errors.ts';
import type { Identity } from '../../http/authentication.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { AttemptLimits } from '../attempt-limits/index.ts';
import { recordChange } from '../audit-log/index.ts';
import type { RoleNotificationKind } from '../notifications/index.ts';
import { type Account, comparisonKey } from './account.ts';
import { noSuchUser } from './refusals.ts';
import type { RemoveAccount } from './remove-account.ts';
import {
  type AccountsPage,
  deletePasswordResetsOf,
  findAccount,
  findAccountByEmail,
  listAccounts,
  listAdministratorIds,
  updateAccount,
  updateStatus,
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
    status: account.status,
  };
}

function rolesOf({ isAdmin, plays }: Account): Role[] {
  return rolesFor({ organises: isAdmin, plays });
}

const emailTaken = () => conflictOver('email', 'Questa email è già usata da un altro account');
const emailMissing = () => {
  const message = 'Scrivi la tua email';
  return new AppError('bad-request', message, { issues: [{ path: 'email', message }] });
};
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
  email?: string | null | undefined;
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
    notification: { kind: RoleNotificationKind },
  ) => Promise<unknown>;
  removeAccount: RemoveAccount;
  mailer: Pick<Mailer, 'forget'>;
}

/** What can be done with accounts once they exist. */
export function createUsersService({
  db,
  transaction,
  limits,
  notify,
  removeAccount,
  mailer,
}: UsersParts) {
  function mustBeAllowed(identity: Identity, userId: number): void {
    if (identity.userId !== userId && !identity.isAdmin) {
      throw new AppError('forbidden', 'Si può vedere e cambiare solo il proprio account');
    }
  }

  async function mustNotBeLastAdministrator(trx: Database, userId: number): Promise<void> {
    const administrators = await listAdministratorIds(trx);
    if (administrators.every((id) => id === userId)) throw lastAdministrator();
  }

  /** What an account that is in use takes with it when it goes, is demoted or is suspended. */
  async function mustLeaveAnAdministrator(trx: Database, account: Account): Promise<void> {
    if (account.isAdmin && account.status === 'active') {
      await mustNotBeLastAdministrator(trx, account.id);
    }
  }

  async function tellOfRole(unit: Unit, before: Account, after: Account): Promise<void> {
    const kind = roleNews(before, after);
    if (kind !== undefined) await notify(unit, after.id, { kind });
  }

  /** `record` looks at what has changed, or writes it down, in the transaction that changes it. */
  async function change(
    userId: number,
    { roles, version, ...changes }: OrganiserChanges,
    record?: (unit: Unit, before: Account, after: Account) => Promise<void>,
  ): Promise<User> {
    const given = roles && permissionsOf(roles);
    try {
      return await transaction(async (unit) => {
        const { trx, announce } = unit;
        const before = await findAccount(trx, userId);
        if (before === undefined) throw noSuchUser();
        if (version !== undefined && version !== before.version) throw changedMeanwhile();
        if (typeof changes.email === 'string') {
          const owner = await findAccountByEmail(trx, changes.email);
          if (owner !== undefined && owner.id !== userId) throw emailTaken();
        }
        if (given?.organises === false) await mustLeaveAnAdministrator(trx, before);
        const after = await updateAccount(trx, userId, {
          ...changes,
          ...(given && flagsOf(given)),
        });
        if (after === undefined) throw noSuchUser();
        // A link that is on its way to the address of before must not open the account any more, nor one
        // that an organiser has made for a player open an organiser's.
        const isPromoted = after.isAdmin && !before.isAdmin;
        if (after.email !== before.email || isPromoted) await deletePasswordResetsOf(trx, userId);
        await record?.(unit, before, after);
        await tellOfRole(unit, before, after);
        if (given !== undefined) announce('token-state', userId);
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
    email: string | null | undefined,
    address: string,
  ): Promise<void> {
    if (typeof email !== 'string') return;
    const account = await findAccount(db, userId);
    if (account === undefined) throw noSuchUser();
    if (comparisonKey(email) === comparisonKey(account.email ?? '')) return;
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
      return change(userId, changes, async (_, before, after) => {
        if (before.email !== null && after.email === null) throw emailMissing();
      });
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

    /**
     * Closes an account until further notice, or opens it; logged. Whoever is suspended is signed out
     * everywhere and keeps all they have. On whoever waits to be let in it is decided elsewhere.
     */
    updateStatus(
      { userId: actor }: Identity,
      userId: number,
      status: Exclude<AccountStatus, 'waiting'>,
    ): Promise<User> {
      return transaction(async (unit) => {
        const { trx, announce } = unit;
        const before = await findAccount(trx, userId);
        if (before === undefined) throw noSuchUser();
        if (before.status === status) return toUser(before);
        if (before.status === 'waiting') throw stillWaiting(before.username);
        if (status === 'suspended') {
          if (userId === actor) throw ownSuspension();
          await mustLeaveAnAdministrator(trx, before);
          // Whoever has such a link would open what has just been closed.
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
        announce('token-state', userId);
        announce('accounts', userId);
        return toUser(after);
      });
    },

    /** An account and all that belongs to it, never the last organiser's; logged if an organiser does it. */
    async delete(identity: Identity, userId: number): Promise<void> {
      mustBeAllowed(identity, userId);
      const gone = await transaction(async (unit) => {
        const { trx } = unit;
        const account = await findAccount(trx, userId);
        if (account === undefined) throw noSuchUser();
        await mustLeaveAnAdministrator(trx, account);
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
      await mailer.forget(gone);
    },
  };
}

export type UsersService = ReturnType<typeof createUsersService>;

/** The columns of what somebody does. Of whoever does not organise it is not kept that they play. */
function flagsOf({ organises, plays }: Permissions) {
  return { isAdmin: organises, plays: organises && plays };
}

/** What somebody is told of a new role; undefined without one. */
function roleNews(before: Account, after: Account): RoleNotificationKind | undefined {
  if (after.isAdmin !== before.isAdmin) {
    return after.isAdmin ? 'organiser-appointed' : 'organiser-dismissed';
  }
  if (after.plays === before.plays) return undefined;
  return after.plays ? 'organiser-plays' : 'organiser-plays-no-more';
}

/** An account as the audit log keeps it. */
function toAudit(account: Account) {
  const { firstName, lastName } = account;
  return { firstName, lastName, roles: rolesOf(account) };
}
