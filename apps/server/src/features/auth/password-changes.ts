import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { VerifiedSession } from '../../http/authentication.ts';
import type { RateLimiter } from '../rate-limiter/index.ts';
import {
  deletePasswordResetsOf,
  findAccount,
  hasSession,
  sessionOver,
  updatePassword,
} from '../users/index.ts';
import type { Caller } from './caller.ts';
import { newDeviceId, rememberOnlyDevice } from './known-devices.ts';
import { closeResetRequest, hashOfLinkToken } from './password-links.ts';
import { deletePasswordReset, findPasswordReset } from './password-resets-repository.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { Tokens } from './tokens.ts';

interface Parts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  tokens: Pick<Tokens, 'sign'>;
  rateLimiter: Pick<RateLimiter, 'consume' | 'reset'>;
  limits: Pick<SignInLimits, 'reset'>;
}

const wrongOldPassword = () => new AppError('bad-request', 'La password attuale non è corretta');
const resetUnusable = () =>
  new AppError('bad-request', 'Il link è scaduto o è già stato usato: richiedine un altro');

/** Changes of a password: by its user, or with a reset link. */
export function createPasswordChanges({
  db,
  transaction,
  clock,
  tokens,
  rateLimiter,
  limits,
}: Parts) {
  async function assertUsable(tokenHash: string): Promise<void> {
    const owner = await findPasswordReset(db, tokenHash, new Date(clock()));
    if (owner === undefined) throw resetUnusable();
  }

  return {
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
      await limits.reset(owner, caller.address, deviceId);
      return deviceId;
    },
  };
}
