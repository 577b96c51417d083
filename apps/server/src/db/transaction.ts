import { setTimeout as wait } from 'node:timers/promises';
import { type Bus, type ChangeEvent, channel, type Emit, encodeEvent } from '../bus/index.ts';
import type { Clock } from '../clock.ts';
import type { Database, Trx } from './database.ts';
import { isSerializationFailure, notifyOnCommit } from './dialect.ts';
import { DatabaseFailure } from './errors.ts';
import { scopeOf } from './transaction-scope.ts';

const maxAttempts = 20;
const minBackoffMs = 4;
const maxBackoffMs = 100;

/** A transaction with its time and events; each attempt gets its own. */
export interface UnitOfWork {
  readonly trx: Trx;
  /** Start of this attempt, shared by all its writes. */
  readonly now: Date;
  /** Of the process; `now` was read from it. */
  readonly clock: Clock;
  /** Queues an event, published on commit, dropped on rollback. */
  readonly emit: Emit;
}

/**
 * Runs `work` in a serializable transaction: rules checked inside hold on both databases.
 * PostgreSQL may retry `work`, so it must have no side effects outside the unit. Inside `work` the
 * database itself and nested transactions throw. A failed statement (also a unique violation) ends
 * the transaction: catch it outside. Throws the error of `work`; after twenty failed attempts,
 * DatabaseFailure 'busy'.
 */
export type RunTransaction = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

export interface WritableDatabase {
  db: Database;
  transaction: RunTransaction;
}

interface TransactionParts {
  db: Database;
  /** Gets this process's own events after the commit. */
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
}

/** Requires a database opened by `openDatabase`. */
export function createTransaction(parts: TransactionParts): RunTransaction {
  const scope = scopeOf(parts.db.getExecutor().adapter);
  return async (work) => {
    scope.assertOutside();
    // Concurrent serializable transactions on PostgreSQL would mostly fail and retry.
    await scope.mutex.acquire();
    try {
      const { value, events } = await retryOnSerializationFailure(() =>
        attempt(parts, (unit) => scope.run(() => work(unit))),
      );
      for (const event of events) parts.bus.publish(event);
      return value;
    } finally {
      scope.mutex.release();
    }
  };
}

async function attempt<T>(
  { db, clock }: TransactionParts,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<{ value: T; events: ChangeEvent[] }> {
  // By payload, to deduplicate.
  const events = new Map<string, ChangeEvent>();
  let isOver = false;
  function emit(topic: ChangeEvent['topic'], userId: number | 'everybody' = 'everybody'): void {
    if (isOver) throw new Error('emit() after the transaction ended');
    const event = userId === 'everybody' ? { topic } : { topic, id: userId };
    events.set(encodeEvent(event), event);
  }
  const value = await db
    .transaction()
    .setIsolationLevel('serializable')
    .execute(async (trx) => {
      const result = await work({ trx, now: new Date(clock()), clock, emit });
      isOver = true;
      // PostgreSQL also sends this process its own event; if the commit succeeds but its response
      // is lost, that is the only way it arrives.
      await notifyOnCommit(trx, channel, [...events.keys()]);
      return result;
    });
  return { value, events: [...events.values()] };
}

/**
 * Runs `run` again while PostgreSQL cancels it because of concurrent ones. Throws the error of
 * `run`; after twenty failed attempts, DatabaseFailure 'busy'.
 */
export async function retryOnSerializationFailure<T>(run: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await run();
    } catch (error) {
      if (!isSerializationFailure(error)) throw error;
      if (attempts === maxAttempts) {
        const words = `Il database è troppo occupato: una scrittura è stata annullata ${maxAttempts} volte.`;
        throw new DatabaseFailure('busy', words, { cause: error });
      }
    }
    // Random, so that colliding transactions do not retry together.
    await wait(Math.random() * Math.min(maxBackoffMs, minBackoffMs * 2 ** attempts));
  }
}
