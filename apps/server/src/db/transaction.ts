import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isSerializationFailure } from './dialect.ts';
import type { Schema } from './schema.ts';
import { scopeOf } from './transaction-scope.ts';

const maximumAttempts = 20;
const shortestPause = 4;
const longestPause = 100;

/**
 * Runs work that writes as if it were alone with the database, and keeps all of it or nothing: a
 * rule that is checked inside holds on both databases. On PostgreSQL the work may run several
 * times, so it touches nothing but the transaction it is given; sending mail and the like come
 * after. `db` itself, and a transaction in the transaction, throw inside `work`. A statement that
 * fails (a unique violation too) ends the transaction: catch it outside.
 *
 * Throws what `work` throws; after twenty attempts lost to other servers, PostgreSQL's error 40001.
 */
export async function transaction<T>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  const scope = scopeOf(db.getExecutor().adapter);
  scope.mustBeOutside();
  // Of ten at once on PostgreSQL, nine would do their work in vain, some of them many times.
  await scope.turns.take();
  try {
    return await attempt(db, (trx) => scope.run(() => work(trx)));
  } finally {
    scope.turns.end();
  }
}

async function attempt<T>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await db.transaction().setIsolationLevel('serializable').execute(work);
    } catch (error) {
      if (!isSerializationFailure(error) || attempts === maximumAttempts) throw error;
    }
    // Those that collided once must not come back in step.
    await wait(Math.random() * Math.min(longestPause, shortestPause * 2 ** attempts));
  }
}
