import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { type Clock, minute, second } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { isStorageFull } from '../../db/errors.ts';
import { pingDatabase } from '../../db/ping-database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { tryWriting } from '../../db/try-writing.ts';
import { AppError } from '../../errors.ts';
import { register } from '../../http/register.ts';

/** However often somebody asks, something is written on trial this often at most. */
const betweenTrials = 10 * second;
/** For so long a trial may wait its turn behind what players write, and the last one counts. */
const longestTurn = minute;

interface HealthParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  /** A database that has not answered after some milliseconds does not. */
  longestPing?: number;
}

/** Whether this process and its database can serve and keep; for load balancers and monitors. */
export function addHealthRoute(
  app: FastifyInstance,
  { db, transaction, clock, longestPing = 2.5 * second }: HealthParts,
): void {
  let trial: { at: number; result: Promise<void> } | undefined;
  let keptAt = Number.NEGATIVE_INFINITY;

  function canWrite(): Promise<void> {
    const now = clock();
    if (trial === undefined || now - trial.at >= betweenTrials) {
      const result = tryWriting(transaction).then(() => {
        keptAt = clock();
      });
      trial = { at: now, result };
      // A connection that was cut is not asked after for so long: the next one may be there at once.
      result.catch((error: unknown) => {
        if (!isStorageFull(error) && trial?.result === result) trial = undefined;
      });
    }
    return trial.result;
  }

  register(app, contract.health.check, async () => {
    const answered = new AbortController();
    let answers = false;
    const silence = wait(longestPing, undefined, { signal: answered.signal }).then(() => {
      if (answers && clock() - keptAt < longestTurn) return;
      throw new Error(`no answer after ${longestPing} ms`);
    });
    const check = async () => {
      await pingDatabase(db);
      answers = true;
      await canWrite();
    };
    try {
      await Promise.race([check(), silence]);
    } catch (error) {
      app.log.error(
        { err: error },
        answers ? 'the database keeps nothing' : 'the database does not answer',
      );
      throw refusalOf(error, answers);
    } finally {
      answered.abort();
    }
    return { status: 'ok' as const };
  });
}

/** Not 500: a load balancer is to send its callers elsewhere meanwhile. */
function refusalOf(error: unknown, answers: boolean): AppError {
  if (!answers) return new AppError('unavailable', 'Il database non risponde');
  if (isStorageFull(error)) {
    return new AppError('storage-full', 'Il disco è pieno: si può leggere ma non salvare');
  }
  return new AppError('unavailable', 'Nel database non si riesce a scrivere');
}
