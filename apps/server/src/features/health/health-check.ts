import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { type Clock, minute, second } from '../../clock.ts';
import { checkWritable } from '../../db/check-writable.ts';
import type { Database } from '../../db/database.ts';
import { isStorageFull } from '../../db/errors.ts';
import { pingDatabase } from '../../db/ping-database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { addEndpoint } from '../../http/endpoint.ts';

/** Minimum interval between trial writes. */
const trialIntervalMs = 10 * second;
/** A trial may wait this long behind other writes; until then the last one counts. */
const maxTrialWaitMs = minute;

interface HealthParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  /** Timeout of the database ping. */
  pingTimeoutMs?: number;
}

/** Readiness of this process and its database, for load balancers and monitors. */
export function addHealthRoute(
  app: FastifyInstance,
  { db, transaction, clock, pingTimeoutMs = 2.5 * second }: HealthParts,
): void {
  let trial: { at: number; result: Promise<void> } | undefined;
  let writtenAt = Number.NEGATIVE_INFINITY;

  function canWrite(): Promise<void> {
    const now = clock();
    if (trial === undefined || now - trial.at >= trialIntervalMs) {
      const result = checkWritable(transaction).then(() => {
        writtenAt = clock();
      });
      trial = { at: now, result };
      // A failed trial is discarded: the next connection may work.
      result.catch((error: unknown) => {
        if (!isStorageFull(error) && trial?.result === result) trial = undefined;
      });
    }
    return trial.result;
  }

  addEndpoint(app, contract.health.check, async () => {
    const abortController = new AbortController();
    let isResponding = false;
    const timeout = wait(pingTimeoutMs, undefined, { signal: abortController.signal }).then(() => {
      if (isResponding && clock() - writtenAt < maxTrialWaitMs) return;
      throw new Error(`no answer after ${pingTimeoutMs} ms`);
    });
    const check = async () => {
      await pingDatabase(db);
      isResponding = true;
      await canWrite();
    };
    try {
      await Promise.race([check(), timeout]);
    } catch (error) {
      app.log.error(
        { err: error },
        isResponding ? 'the database keeps nothing' : 'the database does not answer',
      );
      throw toUnavailable(error, isResponding);
    } finally {
      abortController.abort();
    }
    return { status: 'ok' as const };
  });
}

/** Not 500, so that load balancers route elsewhere. */
function toUnavailable(error: unknown, isResponding: boolean): AppError {
  if (!isResponding) return new AppError('unavailable', 'Il database non risponde');
  if (isStorageFull(error)) {
    return new AppError('storage-full', 'Il disco è pieno: si può leggere ma non salvare');
  }
  return new AppError('unavailable', 'Nel database non si riesce a scrivere');
}
