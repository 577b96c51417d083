import { isDeepStrictEqual } from 'node:util';
import {
  type Permissions,
  permissionsOf,
  type Role,
  type RoleNotificationKind,
  type User,
} from '@poketorneo/contract';
import { comparisonKey } from '../../comparison-key.ts';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { AppError, fieldConflict } from '../../errors.ts';
import type { Identity } from '../../http/authentication.ts';
import { recordChange } from '../audit-log/index.ts';
import type { RateLimiter } from '../rate-limiter/index.ts';
import type { Account } from './account.ts';
import { assertAdministratorRemains } from './checks.ts';
import { noSuchUser } from './errors.ts';
import { toAudit, toUser } from './user-view.ts';
import {
  deletePasswordResetsOf,
  findAccount,
  findAccountByEmail,
  updateAccount,
} from './users-repository.ts';

const emailTaken = () => fieldConflict('email', 'Questa email è già usata da un altro account');
const emailMissing = () => {
  const message = 'Scrivi la tua email';
  return new AppError('bad-request', message, { issues: [{ path: 'email', message }] });
};
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
  /** The version the organiser saw; undefined skips the check. */
  version?: number | undefined;
}

/** Notifies a user of a new role. */
export type NotifyRole = (
  unit: UnitOfWork,
  userId: number,
  notification: { kind: RoleNotificationKind },
) => Promise<unknown>;

export interface AccountChangesParts {
  db: Database;
  transaction: RunTransaction;
  rateLimiter: Pick<RateLimiter, 'consume'>;
  notify: NotifyRole;
}

/** Changes of names, addresses and roles. */
export function createAccountChanges({
  db,
  transaction,
  rateLimiter,
  notify,
}: AccountChangesParts) {
  async function notifyRole(unit: UnitOfWork, before: Account, after: Account): Promise<void> {
    const kind = roleNotificationKind(before, after);
    if (kind !== undefined) await notify(unit, after.id, { kind });
  }

  /** `record` checks or logs the change in its transaction. */
  async function change(
    userId: number,
    { roles, version, ...changes }: OrganiserChanges,
    record?: (unit: UnitOfWork, before: Account, after: Account) => Promise<void>,
  ): Promise<User> {
    const permissions = roles && permissionsOf(roles);
    try {
      return await transaction(async (unit) => {
        const { trx, emit } = unit;
        const before = await findAccount(trx, userId);
        if (before === undefined) throw noSuchUser();
        if (version !== undefined && version !== before.version) throw changedMeanwhile();
        if (typeof changes.email === 'string') {
          const owner = await findAccountByEmail(trx, changes.email);
          if (owner !== undefined && owner.id !== userId) throw emailTaken();
        }
        if (permissions?.organises === false) await assertAdministratorRemains(trx, before);
        const after = await updateAccount(trx, userId, {
          ...changes,
          ...(permissions && flagsOf(permissions)),
        });
        if (after === undefined) throw noSuchUser();
        // Invalidates links mailed to the old address, and an organiser's for a player who is
        // promoted.
        const isPromoted = after.isAdmin && !before.isAdmin;
        if (after.email !== before.email || isPromoted) await deletePasswordResetsOf(trx, userId);
        await record?.(unit, before, after);
        await notifyRole(unit, before, after);
        if (permissions !== undefined) emit('token-state', userId);
        emit('accounts', userId);
        emit('leaderboards', userId);
        return toUser(after);
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw emailTaken();
      throw error;
    }
  }

  /**
   * The result reveals whether an address is taken: attempts are limited like sign-ups,
   * across accounts.
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
    await rateLimiter.consume('change-email', String(userId));
    await rateLimiter.consume('sign-up-address', address);
  }

  return {
    /** The caller's name and address. The request's id must be the caller's. */
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

    /** For organisers: any account and its roles; with an audit entry if anything changes. */
    update({ userId: actor }: Identity, userId: number, changes: OrganiserChanges): Promise<User> {
      return change(userId, changes, async (unit, before, after) => {
        // Addresses are not logged: deleted users have a right to erasure.
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
  };
}

/** The role columns. `plays` is stored for organisers only. */
function flagsOf({ organises, plays }: Permissions) {
  return { isAdmin: organises, plays: organises && plays };
}

/** The notification of a role change; undefined if unchanged. */
function roleNotificationKind(before: Account, after: Account): RoleNotificationKind | undefined {
  if (after.isAdmin !== before.isAdmin) {
    return after.isAdmin ? 'organiser-appointed' : 'organiser-dismissed';
  }
  if (after.plays === before.plays) return undefined;
  return after.plays ? 'organiser-plays' : 'organiser-plays-no-more';
}
