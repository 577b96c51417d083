import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import type { RateLimiter } from '../rate-limiter/index.ts';
import { collectOwnData } from './own-data.ts';

interface OwnDataParts {
  db: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
}

/** Export of all data about the caller. */
export function addOwnDataRoutes(
  app: FastifyInstance,
  { db, clock, rateLimiter }: OwnDataParts,
): void {
  addEndpoint(app, contract.ownData.get, async ({ session }) => {
    const { userId } = session.identity;
    await rateLimiter.consume('own-data-account', String(userId));
    return collectOwnData(db, userId, new Date(clock()));
  });
}
