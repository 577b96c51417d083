import { createHash } from 'node:crypto';
import { type Clock, hour, minute } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { isStorageFull } from '../../db/errors.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { comparisonKey } from '../users/index.ts';
import { createAttemptsInMemory } from './attempts-in-memory.ts';
import { deleteAttempts, deleteAttemptsBefore, updateAttempts } from './attempts-repository.ts';
import { networkOf } from './network-of.ts';

/**
 * How often something may be tried. Addresses get far more than accounts: a whole club may sit
 * behind one. Signing in to one account is limited from each network, so that nobody keeps its owner
 * out, and over all networks, so that nobody guesses from many.
 */
const limits = {
  'sign-in-device': { most: 10, window: 10 * minute },
  'sign-in-network': { most: 10, window: 10 * minute },
  'sign-in-account': { most: 100, window: hour },
  'sign-in-address': { most: 300, window: 10 * minute },
  'sign-up-address': { most: 100, window: hour },
  'change-password': { most: 10, window: 10 * minute },
  'change-email': { most: 20, window: hour },
  'reset-account': { most: 5, window: hour },
  'reset-address': { most: 50, window: hour },
  'message-account': { most: 20, window: hour },
  /** More than anyone fights; each is kept for ever. */
  'battle-account': { most: 60, window: hour },
} as const;
export type LimitName = keyof typeof limits;

const longestWindow = Math.max(...Object.values(limits).map(({ window }) => window));

/** After how many attempts this process looks for those that no longer count. */
const attemptsBetweenPrunings = 100;

/** Hashed: of one length whatever is sent, and no trace of a password typed into the wrong field. */
function keyOf(name: LimitName, subject: string): string {
  const counted = name.endsWith('-address') ? networkOf(subject) : comparisonKey(subject);
  return `${name}:${createHash('sha256').update(counted).digest('base64url')}`;
}

/** What is counted of an account's sign-ins from one network. */
export function inNetwork(account: string, address: string): string {
  return `${account}\n${networkOf(address)}`;
}

interface AttemptLimitsParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
}

/**
 * Limits that hold across server processes and restarts, because the database counts. While it has no
 * room left each process counts for itself: people can sign in, and nobody can guess without limit.
 */
export function createAttemptLimits({ db, transaction, clock }: AttemptLimitsParts) {
  const inMemory = createAttemptsInMemory();
  let attemptsSeen = 0;

  async function ifThereIsRoom<T>(write: Promise<T>, otherwise: () => T): Promise<T> {
    try {
      return await write;
    } catch (error) {
      if (isStorageFull(error)) return otherwise();
      throw error;
    }
  }

  /** Forgets what no longer limits anyone: at the process's first attempt, then now and then. */
  async function pruneSometimes(): Promise<void> {
    const isTime = attemptsSeen % attemptsBetweenPrunings === 0;
    attemptsSeen += 1;
    if (!isTime) return;
    await ifThereIsRoom(
      transaction(({ trx, now }) => deleteAttemptsBefore(trx, now.getTime() - longestWindow)),
      () => {},
    );
  }

  return {
    /** Counts an attempt. Throws AppError 'too-many-requests' when there were too many. */
    async count(name: LimitName, subject: string): Promise<void> {
      const { most, window } = limits[name];
      await pruneSometimes();
      const now = clock();
      const attempt = { key: keyOf(name, subject), now, window };
      const { attempts, windowStartedAt } = await ifThereIsRoom(updateAttempts(db, attempt), () =>
        inMemory.update(attempt),
      );
      if (attempts <= most) return;
      const retryAfter = Math.max(1, Math.ceil((windowStartedAt + window - now) / 1000));
      const minutes = Math.ceil(retryAfter / 60);
      throw new AppError(
        'too-many-requests',
        `Troppi tentativi: riprova tra ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}`,
        { retryAfter },
      );
    },

    /** Forgets the attempts of somebody who got it right. */
    async clear(name: LimitName, subject: string): Promise<void> {
      const key = keyOf(name, subject);
      inMemory.delete(key);
      await ifThereIsRoom(deleteAttempts(db, key), () => {});
    },
  };
}

export type AttemptLimits = ReturnType<typeof createAttemptLimits>;
