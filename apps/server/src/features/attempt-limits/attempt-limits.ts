import { createHash } from 'node:crypto';
import { type Clock, hour, minute } from '../../clock.ts';
import type { Database, Trx } from '../../db/database.ts';
import { isStorageFull } from '../../db/errors.ts';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
import { tooEarly } from '../../errors.ts';
import { comparisonKey } from '../users/index.ts';
import { createAttemptsInMemory } from './attempts-in-memory.ts';
import {
  type Attempt,
  type Attempts,
  deleteAttempts,
  deleteAttemptsBefore,
  updateAttempts,
  updateAttemptsGivenBack,
} from './attempts-repository.ts';
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
  /** A whole club opens one link, from one address perhaps; none is ever guessed. */
  'invitation-address': { most: 600, window: hour },
  'change-password': { most: 10, window: 10 * minute },
  'change-email': { most: 20, window: hour },
  /** Of pictures that nobody has asked for of late: more than a group chats about. */
  'link-picture-address': { most: 120, window: 10 * minute },
  'reset-account': { most: 5, window: hour },
  'wish-account': { most: 5, window: hour },
  'reset-address': { most: 50, window: hour },
  'message-account': { most: 20, window: hour },
  'backup-account': { most: 12, window: hour },
  'own-data-account': { most: 12, window: hour },
  /** One is shown for two minutes, and may be renewed at once. */
  'device-link-account': { most: 60, window: hour },
  'test-mail-account': { most: 12, window: hour },
  /** Each may reach everybody. */
  'announcement-account': { most: 20, window: hour },
  'reminder-account': { most: 20, window: hour },
  'answer-account': { most: 120, window: hour },
  /** A page says it again at each visit. */
  'push-account': { most: 120, window: hour },
  /** More than anyone fights; each is kept for ever. */
  'battle-account': { most: 60, window: hour },
} as const;
export type LimitName = keyof typeof limits;

const isLimitName = (name: string): name is LimitName => Object.hasOwn(limits, name);

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

type Counted = readonly [name: LimitName, subject: string];

const attemptOf = ([name, subject]: Counted, now: number): Attempt => ({
  key: keyOf(name, subject),
  now,
  window: limits[name].window,
});

/** Throws AppError 'too-many-requests' when there were too many. */
function mustBeWithin([name]: Counted, { attempts, windowStartedAt }: Attempts, now: number): void {
  const { most, window } = limits[name];
  if (attempts <= most) return;
  throw tooEarly('Troppi tentativi', windowStartedAt + window - now);
}

/**
 * Counts what begins, in the transaction in which it does: what is refused there, for whatever reason,
 * is not counted. Throws AppError 'too-many-requests' when there were too many.
 */
export async function countIn({ trx, now }: Unit, ...counted: Counted): Promise<void> {
  const time = now.getTime();
  mustBeWithin(counted, await updateAttempts(trx, attemptOf(counted, time)), time);
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
    if (isTime) await prune();
  }

  async function prune(): Promise<void> {
    await ifThereIsRoom(
      transaction(({ trx, now }) => deleteAttemptsBefore(trx, now.getTime() - longestWindow)),
      () => {},
    );
  }

  return {
    /** Counts an attempt, whatever comes of it. Throws AppError 'too-many-requests' when there were too many. */
    async count(...counted: Counted): Promise<void> {
      await pruneSometimes();
      const now = clock();
      const attempt = attemptOf(counted, now);
      const attempts = await ifThereIsRoom(updateAttempts(db, attempt), () =>
        inMemory.update(attempt),
      );
      mustBeWithin(counted, attempts, now);
    },

    /** The same for several limits: what one of them refuses, none of them counts. */
    async countTogether(...all: readonly Counted[]): Promise<void> {
      await pruneSometimes();
      await ifThereIsRoom(
        transaction(async (unit) => {
          for (const counted of all) await countIn(unit, ...counted);
        }),
        () => {
          const now = clock();
          for (const counted of all) {
            mustBeWithin(counted, inMemory.update(attemptOf(counted, now)), now);
          }
        },
      );
    },

    /** Counts one attempt less: it has been refused for a reason that no limit is for. */
    async giveBack(name: LimitName, subject: string): Promise<void> {
      const key = keyOf(name, subject);
      inMemory.giveBack(key);
      await ifThereIsRoom(updateAttemptsGivenBack(db, key), () => {});
    },

    /** Forgets what no longer limits anyone. */
    prune,

    /**
     * Forgets what was counted of an account, in the transaction that deletes it. What was counted of its
     * name and a network together is found by nobody, and forgotten within the hour.
     */
    async forget(
      trx: Trx,
      { id, username, email }: { id: number; username: string; email: string | null },
    ): Promise<void> {
      const subjects = [String(id), username, `${username}\n${email}`];
      for (const name of Object.keys(limits).filter(isLimitName)) {
        for (const subject of subjects) await deleteAttempts(trx, keyOf(name, subject));
      }
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
