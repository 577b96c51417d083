import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { register } from '../../http/register.ts';
import type { TournamentContent } from '../tournaments/index.ts';
import { listChallengers } from './challengers.ts';
import { challengersToLookAfter } from './look-after.ts';

interface ChallengersParts {
  db: Database;
  content: () => Promise<TournamentContent>;
}

export function addChallengersRoutes(
  app: FastifyInstance,
  { db, content }: ChallengersParts,
): void {
  const madeOf = ['accounts', 'progress', 'team', 'available-pokemons'] as const;
  register(
    app,
    contract.challengers.list,
    {
      // Nobody's coming or going makes another list of those that are asked for regardless of it.
      keep: ({ query }) => (query.seenSince === undefined ? madeOf : [...madeOf, 'presence']),
      forAll: true,
    },
    async ({ query: { userId, ...page } }) =>
      listChallengers(db, await content(), { ...page, id: userId }),
  );
  register(
    app,
    contract.challengers.lookAfter,
    { keep: ['accounts', 'progress', 'battles'], forAll: true },
    () => challengersToLookAfter(db),
  );
}
