import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { pingDatabase } from '../../db/ping-database.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { registerPublic } from '../../http/register-endpoint.ts';

/** Whether this process and its database can serve; for load balancers and monitors. */
export function addHealthRoute(app: FastifyInstance, db: Kysely<Schema>): void {
  registerPublic(app, contract.health.check, async () => {
    try {
      await pingDatabase(db);
    } catch (error) {
      // 503 and not 500: a load balancer is to send its callers elsewhere meanwhile.
      app.log.error({ err: error }, 'the database does not answer');
      throw new AppError('unavailable', 'Il database non risponde');
    }
    return { status: 'ok' as const };
  });
}
