import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { type Clock, day } from '../../clock.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import {
  deleteOldFailures,
  insertFailures,
  type RequestFailure,
} from './request-failures-repository.ts';

/** Further ones at the same time have the same cause, and are in the log. */
const maxQueued = 50;

export const failurePeriodMs = day;

interface RequestFailuresParts {
  transaction: RunTransaction;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Stores requests that failed with 500, after the response and in batches. If that fails, they are
 * in the log only.
 */
export function createRequestFailures({ transaction, clock, log }: RequestFailuresParts) {
  let queued: RequestFailure[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (queued.length > 0) {
      const failures = queued;
      queued = [];
      await transaction(async ({ trx, now }) => {
        await insertFailures(trx, failures);
        await deleteOldFailures(trx, new Date(now.getTime() - failurePeriodMs));
      });
    }
  }

  return {
    /** To be called after each response. */
    record(request: FastifyRequest, reply: FastifyReply): void {
      if (reply.statusCode === 500 && queued.length < maxQueued) {
        const route = request.routeOptions.url ?? '(none)';
        queued.push({
          requestId: request.id,
          request: `${request.method} ${route}`,
          failedAt: new Date(clock()),
        });
        writing ??= writeAll()
          .catch((err: unknown) => log.warn({ err }, 'request failures not kept'))
          .finally(() => {
            writing = undefined;
          });
      }
    },

    async purge(): Promise<void> {
      await transaction(({ trx, now }) =>
        deleteOldFailures(trx, new Date(now.getTime() - failurePeriodMs)),
      );
    },

    /** Waits for pending writes. */
    async close(): Promise<void> {
      await writing;
    },
  };
}
