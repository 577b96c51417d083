import type { SessionUser } from '@poketorneo/contract';
import type { BaseUrlFor } from '../../base-url.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import { isStorageFull } from '../../db/errors.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError, fieldConflict } from '../../errors.ts';
import type { VerifiedSession } from '../../http/authentication.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { grantFaceIcons, startingFaceIcons } from '../face-icons/index.ts';
import { accountInNetwork, type RateLimiter } from '../rate-limiter/index.ts';
import {
  assertSignUpAllowed,
  claimSignUpGrant,
  type PurgeRejected,
  recordSignUp,
} from '../registration/index.ts';
import {
  type Account,
  deletePasswordResetsOf,
  findAccount,
  findAccountByEmail,
  findAccountByUsername,
  hasSession,
  insertAccount,
  notActive,
  revokeTokens,
  sessionOver,
  toUser,
  updatePassword,
} from '../users/index.ts';
import { createDeviceLinks } from './device-links.ts';
import { knownDeviceOf, newDeviceId, rememberDevice, rememberOnlyDevice } from './known-devices.ts';
import { closeResetRequest, createPasswordLinks, hashOfLinkToken } from './password-links.ts';
import { deletePasswordReset, findPasswordReset } from './password-resets-repository.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';

interface Parts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  tokens: Pick<Tokens, 'sign'>;
  sessions: Pick<Sessions, 'begin'>;
  rateLimiter: RateLimiter;
  mailer: Pick<Mailer, 'sendLater'>;
  /** Whether mails are sent; otherwise they are files for the operator. */
  sendsMail: boolean;
  baseUrlFor: BaseUrlFor;
  purgeRejected: PurgeRejected;
  /** In [0, 1). */
  random: () => number;
}

export interface Registration {
  username: string;
  firstName: string;
  lastName: string;
  /** Null if omitted, which organisers may allow. */
  email: string | null;
  password: string;
  /** The invitation's token, if there is one. */
  invitation: string | undefined;
}

/** Origin of a call. */
export interface Caller {
  address: string;
  /** Undefined for a browser without an earlier sign-in. */
  deviceId: string | undefined;
  /** The User-Agent header. */
  userAgent: string | undefined;
}

/** The signed-in user, and the id that identifies the browser from now on. */
export interface SignedIn {
  user: SessionUser;
  deviceId: string;
}

/** The result of a sign-up, which may need approval. */
export interface SignedUp extends SignedIn {
  isWaiting: boolean;
}

const wrongCredentials = () => new AppError('bad-request', 'Username o password errati');
const wrongOldPassword = () => new AppError('bad-request', 'La password attuale non è corretta');
const usernameTaken = () => fieldConflict('username', 'Questo username è già preso');
const emailTaken = () => fieldConflict('email', 'Esiste già un account con questa email');
const resetUnusable = () =>
  new AppError('bad-request', 'Il link è scaduto o è già stato usato: richiedine un altro');

/** Sign-in, sign-up, tokens, password change and reset. */
export function createAuthService({
  db,
  transaction,
  clock,
  tokens,
  sessions,
  rateLimiter,
  mailer,
  sendsMail,
  baseUrlFor,
  purgeRejected,
  random,
}: Parts) {
  /** Without `sessionId`, the session id is derived from the token at its first use. */
  async function toSessionUser(account: Account, sessionId?: string): Promise<SessionUser> {
    const { signUpDate: _date, version: _version, status: _status, ...user } = toUser(account);
    return { ...user, token: await tokens.sign(account.id, account.tokenVersion, sessionId) };
  }

  /**
   * Counts a sign-in attempt and returns a function that resets the count. A known device has its
   * own limit, so that strangers cannot lock it out, even from the same network.
   */
  async function countSignIn(
    username: string,
    { address, deviceId }: Caller,
    account: Account | undefined,
  ): Promise<() => Promise<void>> {
    const device = deviceId && (await knownDeviceOf(db, account?.id ?? 0, deviceId));
    if (device) {
      await rateLimiter.consume('sign-in-device', device);
      return () => rateLimiter.reset('sign-in-device', device);
    }
    await rateLimiter.consume('sign-in-address', address);
    await rateLimiter.consume('sign-in-network', accountInNetwork(username, address));
    await rateLimiter.consume('sign-in-account', username);
    return () => resetSignInAttempts(username, address);
  }

  async function resetSignInAttempts(username: string, address: string): Promise<void> {
    await rateLimiter.reset('sign-in-network', accountInNetwork(username, address));
    await rateLimiter.reset('sign-in-account', username);
  }

  /** After a correct password. Throws if it has been changed since; returns the new session id. */
  async function startSession(
    { id, tokenVersion }: Account,
    deviceId: string,
    userAgent: string | undefined,
  ): Promise<string> {
    return transaction(async (unit) => {
      const current = await findAccount(unit.trx, id);
      if (current?.tokenVersion !== tokenVersion) throw wrongCredentials();
      if (current.status !== 'active') throw notActive('forbidden', current.status);
      await closeResetRequest(unit, id);
      await rememberDevice(unit, id, deviceId);
      return sessions.begin(unit, id, userAgent);
    });
  }

  async function assertFree(trx: Database, registration: Registration): Promise<void> {
    if (await findAccountByUsername(trx, registration.username)) throw usernameTaken();
    const { email } = registration;
    if (email !== null && (await findAccountByEmail(trx, email))) throw emailTaken();
  }

  async function assertUsable(tokenHash: string): Promise<void> {
    const owner = await findPasswordReset(db, tokenHash, new Date(clock()));
    if (owner === undefined) throw resetUnusable();
  }

  const links = createPasswordLinks({ transaction, rateLimiter, mailer, sendsMail, baseUrlFor });
  const deviceLinks = createDeviceLinks({
    db,
    transaction,
    clock,
    baseUrlFor,
    sessions,
    toSessionUser,
  });

  return {
    async signIn(username: string, password: string, caller: Caller): Promise<SignedIn> {
      const account = await findAccountByUsername(db, username);
      const resetAttempts = await countSignIn(username, caller, account);
      if (!(await isPassword(password, account?.passwordHash)) || account === undefined) {
        throw wrongCredentials();
      }
      await resetAttempts();
      if (account.status !== 'active') throw notActive('forbidden', account.status);
      const deviceId = caller.deviceId ?? newDeviceId();
      // Disk full: sign in anyway, without remembering the device.
      const sessionId = await startSession(account, deviceId, caller.userAgent).catch((error) => {
        if (isStorageFull(error)) return undefined;
        throw error;
      });
      return { user: await toSessionUser(account, sessionId), deviceId };
    },

    async signUp(registration: Registration, caller: Caller): Promise<SignedUp> {
      if (registration.invitation !== undefined) {
        await rateLimiter.consume('invitation-address', caller.address);
      }
      await assertSignUpAllowed(db, registration, new Date(clock()));
      // The response reveals taken names and addresses: every attempt counts.
      await rateLimiter.consume('sign-up-address', caller.address);
      await purgeRejected();
      await assertFree(db, registration);
      const { password, invitation: _, ...person } = registration;
      const passwordHash = await hashPassword(password);
      const deviceId = caller.deviceId ?? newDeviceId();
      // Random until the player chooses.
      const faceIconId =
        startingFaceIcons[Math.floor(random() * startingFaceIcons.length)] ?? startingFaceIcons[0];
      try {
        const { account, sessionId } = await transaction(async (unit) => {
          const { trx, now, emit } = unit;
          await assertFree(trx, registration);
          const grant = await claimSignUpGrant(unit, registration);
          const created = await insertAccount(trx, {
            ...person,
            passwordHash,
            isAdmin: false,
            status: grant.kind === 'waiting' ? 'waiting' : 'active',
            faceIconId,
            createdAt: now,
          });
          emit('accounts', created.id);
          await rememberDevice(unit, created.id, deviceId);
          await grantFaceIcons(unit, created.id, startingFaceIcons);
          await recordSignUp(unit, created, grant);
          const begun = await sessions.begin(unit, created.id, caller.userAgent);
          return { account: created, sessionId: begun };
        });
        const isWaiting = account.status === 'waiting';
        return { user: await toSessionUser(account, sessionId), isWaiting, deviceId };
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        await assertFree(db, registration);
        throw usernameTaken();
      }
    },

    /** Ends all other sessions; returns a token of the new version. */
    async changePassword(
      { identity: { userId }, sessionId }: VerifiedSession,
      oldPassword: string,
      newPassword: string,
      knownDevice: string | undefined,
    ): Promise<{ token: string; deviceId: string }> {
      const account = await findAccount(db, userId);
      if (account === undefined) throw sessionOver();
      // Separate from sign-ins, which strangers can attempt.
      await rateLimiter.consume('change-password', String(userId));
      if (!(await isPassword(oldPassword, account.passwordHash))) throw wrongOldPassword();
      await rateLimiter.reset('change-password', String(userId));
      if (oldPassword === newPassword) {
        throw new AppError('bad-request', 'New password cannot be the same as your old password');
      }
      const passwordHash = await hashPassword(newPassword);
      const deviceId = knownDevice ?? newDeviceId();
      const tokenVersion = await transaction(async (unit) => {
        const { trx, emit } = unit;
        // The password may have been changed during hashing.
        const current = await findAccount(trx, userId);
        if (current !== undefined && current.passwordHash !== account.passwordHash) {
          throw wrongOldPassword();
        }
        await deletePasswordResetsOf(trx, userId);
        await closeResetRequest(unit, userId);
        if (current !== undefined) await rememberOnlyDevice(unit, userId, deviceId);
        // Another device may have ended the session.
        if (!(await hasSession(trx, { userId, sessionId }))) throw sessionOver();
        emit('token-state', userId);
        return updatePassword(trx, userId, passwordHash, sessionId);
      });
      if (tokenVersion === undefined) throw sessionOver();
      return { token: await tokens.sign(userId, tokenVersion, sessionId), deviceId };
    },

    /** Ends all sessions of a user, the caller's included. */
    async signOutEverywhere(userId: number): Promise<void> {
      await transaction(async ({ trx, emit }) => {
        await revokeTokens(trx, userId);
        emit('token-state', userId);
      });
    },

    ...links,
    deviceLinks,

    /** Throws AppError 'bad-request' if the link is used, expired or unknown. */
    async checkResetToken(token: string): Promise<void> {
      await assertUsable(hashOfLinkToken(token));
    },

    /**
     * Sets a new password, once per link, and revokes all tokens. Returns the device id, since a
     * user with the link owns the account.
     */
    async resetPassword(token: string, newPassword: string, caller: Caller): Promise<string> {
      const tokenHash = hashOfLinkToken(token);
      // Hashing is expensive: check the link first.
      await assertUsable(tokenHash);
      const passwordHash = await hashPassword(newPassword);
      const deviceId = caller.deviceId ?? newDeviceId();
      const owner = await transaction(async (unit) => {
        const { trx, now, emit } = unit;
        const userId = await deletePasswordReset(trx, tokenHash, now);
        if (userId === undefined) throw resetUnusable();
        const account = await findAccount(trx, userId);
        if (account?.status !== 'active') throw resetUnusable();
        await updatePassword(trx, userId, passwordHash);
        await closeResetRequest(unit, userId);
        await rememberOnlyDevice(unit, userId, deviceId);
        emit('token-state', userId);
        return account;
      });
      await resetSignInAttempts(owner.username, caller.address);
      const device = await knownDeviceOf(db, owner.id, deviceId);
      if (device !== undefined) await rateLimiter.reset('sign-in-device', device);
      return deviceId;
    },
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
