import type { SessionUser } from '@poketorneo/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import { isStorageFull } from '../../db/errors.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError, conflictOver } from '../../errors.ts';
import type { VerifiedSession } from '../../http/authentication.ts';
import type { LinkStart } from '../../link-start.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { type AttemptLimits, inNetwork } from '../attempt-limits/index.ts';
import { giveFaceIcons, startingFaceIcons } from '../face-icons/index.ts';
import {
  type ForgetRefused,
  mustHaveWayIn,
  recordWayIn,
  takeWayIn,
} from '../registration/index.ts';
import {
  type Account,
  deletePasswordResetsOf,
  findAccount,
  findAccountByEmail,
  findAccountByUsername,
  insertAccount,
  notActive,
  revokeTokens,
  sessionOver,
  toUser,
  updatePassword,
} from '../users/index.ts';
import { createDeviceLinks } from './device-links.ts';
import { knownDeviceOf, newDeviceId, rememberDevice, rememberOnlyDevice } from './known-devices.ts';
import { createPasswordLinks, forgetWish, hashOfLinkToken } from './password-links.ts';
import { deletePasswordReset, findPasswordReset } from './password-resets-repository.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { hasSession } from './sessions-repository.ts';
import type { Tokens } from './tokens.ts';

interface Parts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  tokens: Tokens;
  sessions: Pick<Sessions, 'begin'>;
  limits: AttemptLimits;
  mailer: Pick<Mailer, 'sendLater'>;
  /** Whether mails reach anybody; otherwise they are files, for whoever runs the server. */
  sendsMail: boolean;
  linkStart: LinkStart;
  forgetRefused: ForgetRefused;
  /** From 0 up to, not including, 1. */
  random: () => number;
}

export interface Registration {
  username: string;
  firstName: string;
  lastName: string;
  /** Null without one, where the organisers allow it. */
  email: string | null;
  password: string;
  /** What the link of an invitation held, if there was one. */
  invitation: string | undefined;
}

/** Where somebody calls from. */
export interface Caller {
  address: string;
  /** Undefined for a browser that has signed in to no account yet. */
  deviceId: string | undefined;
  /** What the browser calls itself. */
  userAgent: string | undefined;
}

/** Whoever has just proved that an account is theirs, and what their browser is known by from now on. */
export interface SignedIn {
  user: SessionUser;
  deviceId: string;
}

/** The same of a new account, which may have to be let in first. */
export interface SignedUp extends SignedIn {
  isWaiting: boolean;
}

const wrongCredentials = () => new AppError('bad-request', 'Username o password errati');
const wrongOldPassword = () => new AppError('bad-request', 'La password attuale non è corretta');
const usernameTaken = () => conflictOver('username', 'Questo username è già preso');
const emailTaken = () => conflictOver('email', 'Esiste già un account con questa email');
const resetUnusable = () =>
  new AppError('bad-request', 'Il link è scaduto o è già stato usato: richiedine un altro');

/** Signing in and up, tokens, changed and forgotten passwords. */
export function createAuthService({
  db,
  transaction,
  clock,
  tokens,
  sessions,
  limits,
  mailer,
  sendsMail,
  linkStart,
  forgetRefused,
  random,
}: Parts) {
  /** Without a session, the token's own is derived from it at its first use. */
  async function toSessionUser(account: Account, sessionId?: string): Promise<SessionUser> {
    const { signUpDate: _date, version: _version, status: _status, ...user } = toUser(account);
    return { ...user, token: await tokens.sign(account.id, account.tokenVersion, sessionId) };
  }

  /**
   * Counts an attempt to sign in, and answers with what forgets it. A device that the account knows
   * has attempts of its own: what strangers do, on the same network too, does not keep it out.
   */
  async function countSignIn(
    username: string,
    { address, deviceId }: Caller,
    account: Account | undefined,
  ): Promise<() => Promise<void>> {
    const device = deviceId && (await knownDeviceOf(db, account?.id ?? 0, deviceId));
    if (device) {
      await limits.count('sign-in-device', device);
      return () => limits.clear('sign-in-device', device);
    }
    await limits.count('sign-in-address', address);
    await limits.count('sign-in-network', inNetwork(username, address));
    await limits.count('sign-in-account', username);
    return () => forgetSignIns(username, address);
  }

  async function forgetSignIns(username: string, address: string): Promise<void> {
    await limits.clear('sign-in-network', inNetwork(username, address));
    await limits.clear('sign-in-account', username);
  }

  /** After the password was right, unless it has been replaced since; answers with the new session. */
  async function rememberSignIn(
    { id, tokenVersion }: Account,
    deviceId: string,
    userAgent: string | undefined,
  ): Promise<string> {
    return transaction(async (unit) => {
      const current = await findAccount(unit.trx, id);
      if (current?.tokenVersion !== tokenVersion) throw wrongCredentials();
      if (current.status !== 'active') throw notActive('forbidden', current.status);
      await forgetWish(unit, id);
      await rememberDevice(unit, id, deviceId);
      return sessions.begin(unit, id, userAgent);
    });
  }

  async function mustBeFree(trx: Database, registration: Registration): Promise<void> {
    if (await findAccountByUsername(trx, registration.username)) throw usernameTaken();
    const { email } = registration;
    if (email !== null && (await findAccountByEmail(trx, email))) throw emailTaken();
  }

  async function mustBeUsable(tokenHash: string): Promise<void> {
    const owner = await findPasswordReset(db, tokenHash, new Date(clock()));
    if (owner === undefined) throw resetUnusable();
  }

  const links = createPasswordLinks({ transaction, limits, mailer, sendsMail, linkStart });
  const deviceLinks = createDeviceLinks({
    db,
    transaction,
    clock,
    linkStart,
    sessions,
    toSessionUser,
  });

  return {
    async signIn(username: string, password: string, caller: Caller): Promise<SignedIn> {
      const account = await findAccountByUsername(db, username);
      const forget = await countSignIn(username, caller, account);
      if (!(await isPassword(password, account?.passwordHash)) || account === undefined) {
        throw wrongCredentials();
      }
      await forget();
      if (account.status !== 'active') throw notActive('forbidden', account.status);
      const deviceId = caller.deviceId ?? newDeviceId();
      // Whom the full disk keeps from being remembered is let in all the same.
      const sessionId = await rememberSignIn(account, deviceId, caller.userAgent).catch((error) => {
        if (isStorageFull(error)) return undefined;
        throw error;
      });
      return { user: await toSessionUser(account, sessionId), deviceId };
    },

    async signUp(registration: Registration, caller: Caller): Promise<SignedUp> {
      if (registration.invitation !== undefined) {
        await limits.count('invitation-address', caller.address);
      }
      await mustHaveWayIn(db, registration, new Date(clock()));
      // Whether a name or an address is taken could be guessed: each is counted, whatever comes of it.
      await limits.count('sign-up-address', caller.address);
      await forgetRefused();
      await mustBeFree(db, registration);
      const { password, invitation: _, ...person } = registration;
      const passwordHash = await hashPassword(password);
      const deviceId = caller.deviceId ?? newDeviceId();
      // One of them at random, until the player chooses.
      const faceIconId =
        startingFaceIcons[Math.floor(random() * startingFaceIcons.length)] ?? startingFaceIcons[0];
      try {
        const { account, sessionId } = await transaction(async (unit) => {
          const { trx, now, announce } = unit;
          await mustBeFree(trx, registration);
          const way = await takeWayIn(unit, registration);
          const created = await insertAccount(trx, {
            ...person,
            passwordHash,
            isAdmin: false,
            status: way.kind === 'waiting' ? 'waiting' : 'active',
            faceIconId,
            createdAt: now,
          });
          announce('accounts', created.id);
          await rememberDevice(unit, created.id, deviceId);
          await giveFaceIcons(unit, created.id, startingFaceIcons);
          await recordWayIn(unit, created, way);
          const begun = await sessions.begin(unit, created.id, caller.userAgent);
          return { account: created, sessionId: begun };
        });
        const isWaiting = account.status === 'waiting';
        return { user: await toSessionUser(account, sessionId), isWaiting, deviceId };
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        await mustBeFree(db, registration);
        throw usernameTaken();
      }
    },

    /** Ends all other sessions; answers with the token that replaces those it has just revoked. */
    async changePassword(
      { identity: { userId }, sessionId }: VerifiedSession,
      oldPassword: string,
      newPassword: string,
      knownDevice: string | undefined,
    ): Promise<{ token: string; deviceId: string }> {
      const account = await findAccount(db, userId);
      if (account === undefined) throw sessionOver();
      // Apart from sign-ins, which strangers may try as well.
      await limits.count('change-password', String(userId));
      if (!(await isPassword(oldPassword, account.passwordHash))) throw wrongOldPassword();
      await limits.clear('change-password', String(userId));
      if (oldPassword === newPassword) {
        throw new AppError('bad-request', 'New password cannot be the same as your old password');
      }
      const passwordHash = await hashPassword(newPassword);
      const deviceId = knownDevice ?? newDeviceId();
      const tokenVersion = await transaction(async (unit) => {
        const { trx, announce } = unit;
        // What was compared above may have been changed while the new one was being hashed.
        const current = await findAccount(trx, userId);
        if (current !== undefined && current.passwordHash !== account.passwordHash) {
          throw wrongOldPassword();
        }
        await deletePasswordResetsOf(trx, userId);
        await forgetWish(unit, userId);
        if (current !== undefined) await rememberOnlyDevice(unit, userId, deviceId);
        // It may have been ended from another device meanwhile.
        if (!(await hasSession(trx, { userId, sessionId }))) throw sessionOver();
        announce('token-state', userId);
        return updatePassword(trx, userId, passwordHash, sessionId);
      });
      if (tokenVersion === undefined) throw sessionOver();
      return { token: await tokens.sign(userId, tokenVersion, sessionId), deviceId };
    },

    /** Ends a user's sessions on every device, the caller's own included. */
    async signOutEverywhere(userId: number): Promise<void> {
      await transaction(async ({ trx, announce }) => {
        await revokeTokens(trx, userId);
        announce('token-state', userId);
      });
    },

    ...links,
    deviceLinks,

    /** Throws AppError 'bad-request' when the link is used up, expired or was never given out. */
    async checkResetToken(token: string): Promise<void> {
      await mustBeUsable(hashOfLinkToken(token));
    },

    /**
     * Sets a new password, once for each link; every token handed out before stops working. Answers
     * with what the browser is known by from now on: whoever has the link is no stranger.
     */
    async resetPassword(token: string, newPassword: string, caller: Caller): Promise<string> {
      const tokenHash = hashOfLinkToken(token);
      // Hashing is made expensive on purpose: not for links that do not work.
      await mustBeUsable(tokenHash);
      const passwordHash = await hashPassword(newPassword);
      const deviceId = caller.deviceId ?? newDeviceId();
      const owner = await transaction(async (unit) => {
        const { trx, now, announce } = unit;
        const userId = await deletePasswordReset(trx, tokenHash, now);
        if (userId === undefined) throw resetUnusable();
        const account = await findAccount(trx, userId);
        if (account?.status !== 'active') throw resetUnusable();
        await updatePassword(trx, userId, passwordHash);
        await forgetWish(unit, userId);
        await rememberOnlyDevice(unit, userId, deviceId);
        announce('token-state', userId);
        return account;
      });
      await forgetSignIns(owner.username, caller.address);
      const device = await knownDeviceOf(db, owner.id, deviceId);
      if (device !== undefined) await limits.clear('sign-in-device', device);
      return deviceId;
    },
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
