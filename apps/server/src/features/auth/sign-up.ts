import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { fieldConflict } from '../../errors.ts';
import { grantFaceIcons, startingFaceIcons } from '../face-icons/index.ts';
import type { RateLimiter } from '../rate-limiter/index.ts';
import {
  assertSignUpAllowed,
  claimSignUpGrant,
  type PurgeRejected,
  recordSignUp,
} from '../registration/index.ts';
import { findAccountByEmail, findAccountByUsername, insertAccount } from '../users/index.ts';
import type { Caller, SignedIn } from './caller.ts';
import { newDeviceId, rememberDevice } from './known-devices.ts';
import { hashPassword } from './passwords.ts';
import type { ToSessionUser } from './session-user.ts';
import type { Sessions } from './sessions.ts';

interface Parts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  sessions: Pick<Sessions, 'begin'>;
  rateLimiter: Pick<RateLimiter, 'consume'>;
  purgeRejected: PurgeRejected;
  /** In [0, 1). */
  random: () => number;
  toSessionUser: ToSessionUser;
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

/** The result of a sign-up, which may need approval. */
export interface SignedUp extends SignedIn {
  isWaiting: boolean;
}

const usernameTaken = () => fieldConflict('username', 'Questo username è già preso');
const emailTaken = () => fieldConflict('email', 'Esiste già un account con questa email');

export function createSignUp({
  db,
  transaction,
  clock,
  sessions,
  rateLimiter,
  purgeRejected,
  random,
  toSessionUser,
}: Parts) {
  async function assertFree(trx: Database, registration: Registration): Promise<void> {
    if (await findAccountByUsername(trx, registration.username)) throw usernameTaken();
    const { email } = registration;
    if (email !== null && (await findAccountByEmail(trx, email))) throw emailTaken();
  }

  return async function signUp(registration: Registration, caller: Caller): Promise<SignedUp> {
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
  };
}
