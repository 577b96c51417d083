import { setTimeout as wait } from 'node:timers/promises';
import { type Announce, type Bus, channel, type News, toAnnouncement } from '../bus/index.ts';
import type { Clock } from '../clock.ts';
import type { Database, Trx } from './database.ts';
import { isSerializationFailure, notifyOnCommit } from './dialect.ts';
import { scopeOf } from './transaction-scope.ts';

const maximumAttempts = 20;
const shortestPause = 4;
const longestPause = 100;

/** What the work of a transaction is given; each attempt gets its own. */
export interface Unit {
  readonly trx: Trx;
  /** The time at the beginning of this attempt: one for all that is written together. */
  readonly now: Date;
  /**
   * Tells everybody of a change, once it is kept: this process before the transaction answers, the
   * other ones together with the commit. Never, if it is not kept.
   */
  readonly announce: Announce;
}

/**
 * Runs work that writes as if it were alone with the database, and keeps all of it or nothing: a
 * rule that is checked inside holds on both databases. On PostgreSQL the work may run several
 * times, so it touches nothing but the unit it is given; sending mail and the like come after. The
 * database itself, and a transaction in the transaction, throw inside `work`. A statement that fails
 * (a unique violation too) ends the transaction: catch it outside.
 *
 * Throws what `work` throws; after twenty attempts lost to other servers, PostgreSQL's error 40001.
 */
export type RunTransaction = <T>(work: (unit: Unit) => Promise<T>) => Promise<T>;

/** A database to read from and to write to. */
export interface WritableDatabase {
  db: Database;
  transaction: RunTransaction;
}

interface TransactionParts {
  db: Database;
  /** Where this process hears of what was announced. */
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
}

/** How a database that `openDatabase` has opened is written to. */
export function createTransaction(parts: TransactionParts): RunTransaction {
  const scope = scopeOf(parts.db.getExecutor().adapter);
  return async (work) => {
    scope.mustBeOutside();
    // Of ten at once on PostgreSQL, nine would do their work in vain, some of them many times.
    await scope.turns.take();
    try {
      const { answer, news } = await keepTrying(() =>
        attempt(parts, (unit) => scope.run(() => work(unit))),
      );
      for (const each of news) parts.bus.publish(each);
      return answer;
    } finally {
      scope.turns.end();
    }
  };
}

async function attempt<T>(
  { db, clock }: TransactionParts,
  work: (unit: Unit) => Promise<T>,
): Promise<{ answer: T; news: News[] }> {
  // By what is sent: the same news twice is one.
  const news = new Map<string, News>();
  let isOver = false;
  function announce(topic: News['topic'], whom: number | 'everybody' = 'everybody'): void {
    if (isOver) throw new Error('The transaction is over: announce inside its work');
    const each = whom === 'everybody' ? { topic } : { topic, id: whom };
    news.set(toAnnouncement(each), each);
  }
  const answer = await db
    .transaction()
    .setIsolationLevel('serializable')
    .execute(async (trx) => {
      const result = await work({ trx, now: new Date(clock()), announce });
      isOver = true;
      // This process hears it once more; should the commit be kept but its answer get lost on the
      // way, it hears it only here.
      await notifyOnCommit(trx, channel, [...news.keys()]);
      return result;
    });
  return { answer, news: [...news.values()] };
}

async function keepTrying<T>(act: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await act();
    } catch (error) {
      if (!isSerializationFailure(error) || attempts === maximumAttempts) throw error;
    }
    // Those that collided once must not come back in step.
    await wait(Math.random() * Math.min(longestPause, shortestPause * 2 ** attempts));
  }
}
