import { type Clock, hour, minute } from '../../clock.ts';
import { comparisonKey } from '../../comparison-key.ts';
import type { Database, Trx } from '../../db/database.ts';
import { isStorageFull } from '../../db/errors.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { digestOf } from '../../digest.ts';
import { tooManyRequests } from '../../errors.ts';
import { createMemoryCounter } from './memory-counter.ts';
import { networkOf } from './network-of.ts';
import {
  type Attempt,
  decrementCount,
  deleteCount,
  deleteCountsBefore,
  incrementCount,
  type WindowCount,
} from './rate-limits-repository.ts';

/**
 * Attempts per fixed window, in milliseconds. Addresses get far more than accounts, because a whole
 * club may share one. Sign-ins to an account are limited per network, so that strangers cannot lock
 * out its owner, and in total, against distributed guessing.
 */
const limits = {
  'sign-in-device': { max: 10, window: 10 * minute },
  'sign-in-network': { max: 10, window: 10 * minute },
  'sign-in-account': { max: 100, window: hour },
  'sign-in-address': { max: 300, window: 10 * minute },
  'sign-up-address': { max: 100, window: hour },
  /** A whole club may open one link from one address; tokens cannot be guessed. */
  'invitation-address': { max: 600, window: hour },
  'change-password': { max: 10, window: 10 * minute },
  'change-email': { max: 20, window: hour },
  /** Uncached images only. */
  'link-picture-address': { max: 120, window: 10 * minute },
  'reset-account': { max: 5, window: hour },
  'wish-account': { max: 5, window: hour },
  'reset-address': { max: 50, window: hour },
  'message-account': { max: 20, window: hour },
  'backup-account': { max: 12, window: hour },
  'own-data-account': { max: 12, window: hour },
  /** A link is valid for two minutes and may be renewed at once. */
  'device-link-account': { max: 60, window: hour },
  'test-mail-account': { max: 12, window: hour },
  /** Each may notify all users. */
  'announcement-account': { max: 20, window: hour },
  'reminder-account': { max: 20, window: hour },
  'answer-account': { max: 120, window: hour },
  /** The app renews its subscription at each visit. */
  'push-account': { max: 120, window: hour },
  /** Battles are stored permanently. */
  'battle-account': { max: 60, window: hour },
  /** Visitors' battles, of which few run at once. */
  'trial-address': { max: 5, window: hour },
  /** Each may be pushed to another player. */
  'challenge-account': { max: 60, window: hour },
} as const;
export type LimitName = keyof typeof limits;

const isLimitName = (name: string): name is LimitName => Object.hasOwn(limits, name);

const maxWindowMs = Math.max(...Object.values(limits).map(({ window }) => window));

/** Expired counts are purged once per this many attempts of the process. */
const attemptsPerPurge = 100;

/** Hashed: fixed length, and no trace of a password typed into the wrong field. */
function keyOf(name: LimitName, subject: string): string {
  const normalized = name.endsWith('-address') ? networkOf(subject) : comparisonKey(subject);
  return `${name}:${digestOf(normalized)}`;
}

/** The subject for sign-ins to an account from one network. */
export function accountInNetwork(account: string, address: string): string {
  return `${account}\n${networkOf(address)}`;
}

type LimitedSubject = readonly [name: LimitName, subject: string];

const attemptOf = ([name, subject]: LimitedSubject, now: number): Attempt => ({
  key: keyOf(name, subject),
  now,
  window: limits[name].window,
});

/** Throws AppError 'too-many-requests' above the limit. */
function assertWithinLimit(
  [name]: LimitedSubject,
  { attempts, windowStartedAt }: WindowCount,
  now: number,
): void {
  const { max, window } = limits[name];
  if (attempts <= max) return;
  throw tooManyRequests('Troppi tentativi', windowStartedAt + window - now);
}

/** Consumes inside the caller's transaction: a rollback is not counted. Throws like `consume`. */
export async function consumeIn(
  { trx, now }: UnitOfWork,
  ...subject: LimitedSubject
): Promise<void> {
  const time = now.getTime();
  assertWithinLimit(subject, await incrementCount(trx, attemptOf(subject, time)), time);
}

interface RateLimiterParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
}

/**
 * Fixed-window rate limiter in the database, shared by all server processes. While the disk is full
 * each process counts in memory, so that sign-ins still work and remain limited.
 */
export function createRateLimiter({ db, transaction, clock }: RateLimiterParts) {
  const inMemory = createMemoryCounter();
  let attemptCount = 0;

  async function withStorageFallback<T>(write: Promise<T>, fallback: () => T): Promise<T> {
    try {
      return await write;
    } catch (error) {
      if (isStorageFull(error)) return fallback();
      throw error;
    }
  }

  /** Purges at the process's first attempt, then periodically. */
  async function purgeOccasionally(): Promise<void> {
    const isDue = attemptCount % attemptsPerPurge === 0;
    attemptCount += 1;
    if (isDue) await purge();
  }

  async function purge(): Promise<void> {
    await withStorageFallback(
      transaction(({ trx, now }) => deleteCountsBefore(trx, now.getTime() - maxWindowMs)),
      () => {},
    );
  }

  return {
    /**
     * Counts an attempt, also a failed one. Throws AppError 'too-many-requests' above the limit.
     */
    async consume(...subject: LimitedSubject): Promise<void> {
      await purgeOccasionally();
      const now = clock();
      const attempt = attemptOf(subject, now);
      const attempts = await withStorageFallback(incrementCount(db, attempt), () =>
        inMemory.increment(attempt),
      );
      assertWithinLimit(subject, attempts, now);
    },

    /** Atomic over several limits: if one rejects, none counts. */
    async consumeAll(...all: readonly LimitedSubject[]): Promise<void> {
      await purgeOccasionally();
      await withStorageFallback(
        transaction(async (unit) => {
          for (const subject of all) await consumeIn(unit, ...subject);
        }),
        () => {
          const now = clock();
          for (const subject of all) {
            assertWithinLimit(subject, inMemory.increment(attemptOf(subject, now)), now);
          }
        },
      );
    },

    /** Takes back one attempt that failed for an unrelated reason. */
    async refund(name: LimitName, subject: string): Promise<void> {
      const key = keyOf(name, subject);
      inMemory.decrement(key);
      await withStorageFallback(decrementCount(db, key), () => {});
    },

    /** Deletes expired counts. */
    purge,

    /**
     * Deletes the counts of an account, in the transaction that deletes the account. Counts per
     * network cannot be found, and expire within the hour.
     */
    async deleteAccount(
      trx: Trx,
      { id, username, email }: { id: number; username: string; email: string | null },
    ): Promise<void> {
      const subjects = [String(id), username, `${username}\n${email}`];
      for (const name of Object.keys(limits).filter(isLimitName)) {
        for (const subject of subjects) await deleteCount(trx, keyOf(name, subject));
      }
    },

    /** Resets the count after a success. */
    async reset(name: LimitName, subject: string): Promise<void> {
      const key = keyOf(name, subject);
      inMemory.delete(key);
      await withStorageFallback(deleteCount(db, key), () => {});
    },
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;
