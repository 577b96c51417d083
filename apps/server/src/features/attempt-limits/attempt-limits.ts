import { createHash } from 'node:crypto';
import { type Clock, hour, minute } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { comparisonKey } from '../users/index.ts';
import { deleteAttempts, deleteAttemptsBefore, updateAttempts } from './attempts-repository.ts';
import { networkOf } from './network-of.ts';

/**
 * How often something may be tried. Addresses get far more than accounts: a whole club may sit
 * behind one.
 */
const limits = {
  'sign-in-account': { most: 10, window: 10 * minute },
  'sign-in-address': { most: 300, window: 10 * minute },
  'sign-up-address': { most: 100, window: hour },
  'reset-account': { most: 5, window: hour },
  'reset-address': { most: 50, window: hour },
  'message-account': { most: 20, window: hour },
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

interface AttemptLimitsParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
}

/** Limits that hold across server processes and restarts, because the database counts. */
export function createAttemptLimits({ db, transaction, clock }: AttemptLimitsParts) {
  let attemptsSeen = 0;

  /** Forgets what no longer limits anyone: at the process's first attempt, then now and then. */
  async function pruneSometimes(): Promise<void> {
    const isTime = attemptsSeen % attemptsBetweenPrunings === 0;
    attemptsSeen += 1;
    if (!isTime) return;
    await transaction(({ trx, now }) => deleteAttemptsBefore(trx, now.getTime() - longestWindow));
  }

  return {
    /** Counts an attempt. Throws AppError 'too-many-requests' when there were too many. */
    async count(name: LimitName, subject: string): Promise<void> {
      const { most, window } = limits[name];
      await pruneSometimes();
      const now = clock();
      const { attempts, windowStartedAt } = await updateAttempts(db, {
        key: keyOf(name, subject),
        now,
        window,
      });
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
    clear(name: LimitName, subject: string): Promise<void> {
      return deleteAttempts(db, keyOf(name, subject));
    },
  };
}

export type AttemptLimits = ReturnType<typeof createAttemptLimits>;
