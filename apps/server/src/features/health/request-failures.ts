import type { FastifyInstance } from 'fastify';
import { type Clock, day, hour } from '../../clock.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { lookAfter } from '../../http/look-after.ts';
import {
  deleteOldFailures,
  insertFailures,
  type RequestFailure,
} from './request-failures-repository.ts';

/** More at once are one trouble: the log has them all. */
const mostWaiting = 50;

export const shownFailures = day;

/**
 * Writes down every request that ends with 500, once it has been answered: nobody waits for it, and
 * where it cannot be written the log alone has it. What fails meanwhile is written together.
 */
export function keepRequestFailures(
  app: FastifyInstance,
  { transaction, clock }: { transaction: RunTransaction; clock: Clock },
): void {
  let waiting: RequestFailure[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const failures = waiting;
      waiting = [];
      await transaction(async ({ trx, now }) => {
        await insertFailures(trx, failures);
        await deleteOldFailures(trx, new Date(now.getTime() - shownFailures));
      });
    }
  }

  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 500 && waiting.length < mostWaiting) {
      const route = request.routeOptions.url ?? '(none)';
      waiting.push({
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
  lookAfter(
    app,
    () =>
      transaction(({ trx, now }) =>
        deleteOldFailures(trx, new Date(now.getTime() - shownFailures)),
      ),
    {
      every: hour,
      failure: 'old request failures not forgotten',
      close: async () => writing,
    },
  );
}
