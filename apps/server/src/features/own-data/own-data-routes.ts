import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { register } from '../../http/register.ts';
import type { AttemptLimits } from '../attempt-limits/index.ts';
import { collectOwnData } from './own-data.ts';

interface OwnDataParts {
  db: Database;
  clock: Clock;
  limits: AttemptLimits;
}

/** Everything that is kept of somebody, for them alone. */
export function addOwnDataRoutes(app: FastifyInstance, { db, clock, limits }: OwnDataParts): void {
  register(app, contract.ownData.get, async ({ session }) => {
    const { userId } = session.identity;
    await limits.count('own-data-account', String(userId));
    return collectOwnData(db, userId, new Date(clock()));
  });
}
