import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { VerifyToken } from '../../http/authentication.ts';
import { registerKept } from '../../http/register-kept.ts';
import type { TournamentContent } from '../tournaments/index.ts';
import { listChallengers } from './challengers.ts';

interface ChallengersParts {
  db: Database;
  content: () => Promise<TournamentContent>;
}

export function addChallengersRoutes(
  app: FastifyInstance,
  { db, content }: ChallengersParts,
  verify: VerifyToken,
): void {
  registerKept(app, verify, contract.challengers.list, async ({ query }) =>
    listChallengers(db, await content(), {
      search: query.search,
      id: query.userId,
      order: query.order,
      after: query.after,
      limit: query.limit,
    }),
  );
}
