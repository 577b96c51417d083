import type { Database } from '../../db/database.ts';
import { isStorageFull } from '../../db/errors.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { type Account, findAccount, findAccountByUsername, notActive } from '../users/index.ts';
import type { Caller, SignedIn } from './caller.ts';
import { newDeviceId, rememberDevice } from './known-devices.ts';
import { closeResetRequest } from './password-links.ts';
import { isPassword } from './passwords.ts';
import type { ToSessionUser } from './session-user.ts';
import type { Sessions } from './sessions.ts';
import type { SignInLimits } from './sign-in-limits.ts';

interface Parts {
  db: Database;
  transaction: RunTransaction;
  sessions: Pick<Sessions, 'begin'>;
  limits: Pick<SignInLimits, 'consume'>;
  toSessionUser: ToSessionUser;
}

const wrongCredentials = () => new AppError('bad-request', 'Username o password errati');

export function createSignIn({ db, transaction, sessions, limits, toSessionUser }: Parts) {
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

  return async function signIn(
    username: string,
    password: string,
    caller: Caller,
  ): Promise<SignedIn> {
    const account = await findAccountByUsername(db, username);
    const resetAttempts = await limits.consume(username, caller, account);
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
  };
}
