import type { FastifyInstance } from 'fastify';
import { type Clock, day, hour } from '../../clock.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { addRecurringJob } from '../../http/recurring-job.ts';
import {
  deleteOldFailures,
  insertFailures,
  type RequestFailure,
} from './request-failures-repository.ts';

/** Further ones at the same time have the same cause, and are in the log. */
const maxQueued = 50;

export const failurePeriodMs = day;

/**
 * Stores requests that failed with 500, after the response and in batches. If that fails, they are
 * in the log only.
 */
export function recordRequestFailures(
  app: FastifyInstance,
  { transaction, clock }: { transaction: RunTransaction; clock: Clock },
): void {
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

  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 500 && queued.length < maxQueued) {
      const route = request.routeOptions.url ?? '(none)';
      queued.push({
        requestId: request.id,
        request: `${request.method} ${route}`,
        failedAt: new Date(clock()),
      });
      writing ??= writeAll()
        .catch((err: unknown) => app.log.warn({ err }, 'request failures not kept'))
        .finally(() => {
          writing = undefined;
        });
    }
    done();
  });
  addRecurringJob(
    app,
    () =>
      transaction(({ trx, now }) =>
        deleteOldFailures(trx, new Date(now.getTime() - failurePeriodMs)),
      ),
    {
      every: hour,
      failure: 'old request failures not forgotten',
      close: async () => writing,
    },
  );
}
