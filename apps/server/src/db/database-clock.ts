import { type Clock, second } from '../clock.ts';
import type { Database } from './database.ts';
import { findDatabaseNow, isPostgres } from './dialect.ts';
import type { UnitOfWork } from './transaction.ts';

/** A process's clock may be set anew at any moment. */
const measuredEveryMs = second;

/** The database's time in epoch milliseconds, to within the duration of a query. */
export type DatabaseClock = () => Promise<number>;

/** The database's time in a transaction, for moments that all processes compare. */
export async function databaseTimeIn({
  trx,
  clock,
}: Pick<UnitOfWork, 'trx' | 'clock'>): Promise<Date> {
  return new Date(await findDatabaseNow(trx, clock));
}

/** Asks for the database's time at most once a second; in between this process's clock goes on. */
export function createDatabaseClock({ db, clock }: { db: Database; clock: Clock }): DatabaseClock {
  // SQLite has no other clock than this process.
  if (!isPostgres(db)) return async () => clock();
  let measuredAt = Number.NEGATIVE_INFINITY;
  let difference = 0;
  return async () => {
    const askedAt = performance.now();
    if (askedAt - measuredAt >= measuredEveryMs) {
      const before = clock();
      const now = await findDatabaseNow(db, clock);
      measuredAt = performance.now();
      difference = Math.round(now - before - (measuredAt - askedAt) / 2);
    }
    return clock() + difference;
  };
}
