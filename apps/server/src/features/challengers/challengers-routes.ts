import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { register } from '../../http/register.ts';
import type { TournamentContent } from '../tournaments/index.ts';
import { listChallengers } from './challengers.ts';

interface ChallengersParts {
  db: Database;
  content: () => Promise<TournamentContent>;
}

export function addChallengersRoutes(
  app: FastifyInstance,
  { db, content }: ChallengersParts,
): void {
  const keeping = {
    keep: ['accounts', 'progress', 'team', 'available-pokemons'],
    forAll: true,
  } as const;
  register(app, contract.challengers.list, keeping, async ({ query }) =>
    listChallengers(db, await content(), {
      search: query.search,
      id: query.userId,
      order: query.order,
      after: query.after,
      limit: query.limit,
    }),
  );
}
