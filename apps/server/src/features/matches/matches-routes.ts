import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import type { MatchesService } from './matches-service.ts';

export function addMatchesRoutes(app: FastifyInstance, matches: MatchesService): void {
  addEndpoint(app, contract.matches.insert, ({ body, session }) =>
    matches.recordMatch(session.identity.userId, body),
  );
  addEndpoint(app, contract.matches.deleteLast, ({ query, session }) =>
    matches.deleteLast(session.identity.userId, query.userId, query.matchId),
  );
  addEndpoint(app, contract.matches.revision, ({ query: { matchId, outcome, rewardGiven } }) =>
    matches.revision({ matchId, outcome: outcome ?? null, rewardGiven }),
  );
  addEndpoint(app, contract.matches.update, ({ body: { version, ...asked }, session }) =>
    matches.revise(session.identity.userId, asked, version),
  );
  addEndpoint(app, contract.matches.delete, ({ query: { matchId, version }, session }) =>
    matches.revise(session.identity.userId, { matchId, outcome: null }, version),
  );
  addEndpoint(
    app,
    contract.matches.recent,
    { cacheTags: ['progress', 'accounts', 'available-pokemons'], shared: true },
    ({ query }) => matches.recent(query),
  );
  addEndpoint(
    app,
    contract.matches.list,
    {
      cacheTags: ({ query: { userId } }) => [
        ['progress', userId],
        ['accounts', userId],
        'available-pokemons',
      ],
    },
    ({ query, identity }) => matches.list(identity, query),
  );
  addEndpoint(
    app,
    contract.matches.tally,
    { cacheTags: ({ identity: { userId } }) => [['progress', userId]] },
    ({ identity }) => matches.tally(identity.userId),
  );
}
