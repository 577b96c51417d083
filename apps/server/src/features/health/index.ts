import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { second } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { pingDatabase } from '../../db/ping-database.ts';
import { AppError } from '../../errors.ts';
import { register } from '../../http/register.ts';

/**
 * Whether this process and its database can serve; for load balancers and monitors. A database that
 * has not answered after some milliseconds cannot.
 */
export function addHealthRoute(
  app: FastifyInstance,
  db: Database,
  longestPing = 2.5 * second,
): void {
  register(app, contract.health.check, async () => {
    const answered = new AbortController();
    const silence = wait(longestPing, undefined, { signal: answered.signal }).then(() => {
      throw new Error(`no answer after ${longestPing} ms`);
    });
    try {
      await Promise.race([pingDatabase(db), silence]);
    } catch (error) {
      // 503 and not 500: a load balancer is to send its callers elsewhere meanwhile.
      app.log.error({ err: error }, 'the database does not answer');
      throw new AppError('unavailable', 'Il database non risponde');
    } finally {
      answered.abort();
    }
    return { status: 'ok' as const };
  });
}
