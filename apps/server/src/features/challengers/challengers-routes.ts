import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import type { TournamentContent } from '../tournaments/index.ts';
import { findAttention } from './attention.ts';
import { listChallengers } from './challengers.ts';

interface ChallengersParts {
  db: Database;
  content: () => Promise<TournamentContent>;
}

export function addChallengersRoutes(
  app: FastifyInstance,
  { db, content }: ChallengersParts,
): void {
  const cacheTags = ['accounts', 'progress', 'team', 'available-pokemons'] as const;
  addEndpoint(
    app,
    contract.challengers.list,
    {
      // Presence affects only lists filtered by it.
      cacheTags: ({ query }) =>
        query.seenSince === undefined ? cacheTags : [...cacheTags, 'presence'],
      shared: true,
    },
    async ({ query: { userId, ...page } }) =>
      listChallengers(db, await content(), { ...page, id: userId }),
  );
  addEndpoint(
    app,
    contract.challengers.lookAfter,
    { cacheTags: ['accounts', 'progress', 'battles'], shared: true },
    () => findAttention(db),
  );
}
