import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import type { MatchesService } from './matches-service.ts';

export function addMatchesRoutes(app: FastifyInstance, matches: MatchesService): void {
  register(app, contract.matches.insert, ({ body, session }) =>
    matches.recordMatch(session.identity.userId, body),
  );
  register(app, contract.matches.deleteLast, ({ query, session }) =>
    matches.deleteLast(session.identity.userId, query.userId, query.matchId),
  );
  register(app, contract.matches.revision, ({ query: { matchId, outcome, rewardGiven } }) =>
    matches.revision({ matchId, outcome: outcome ?? null, rewardGiven }),
  );
  register(app, contract.matches.update, ({ body: { version, ...asked }, session }) =>
    matches.revise(session.identity.userId, asked, version),
  );
  register(app, contract.matches.delete, ({ query: { matchId, version }, session }) =>
    matches.revise(session.identity.userId, { matchId, outcome: null }, version),
  );
  register(
    app,
    contract.matches.recent,
    { keep: ['progress', 'accounts', 'available-pokemons'], forAll: true },
    ({ query }) => matches.recent(query),
  );
  register(
    app,
    contract.matches.list,
    {
      keep: ({ query: { userId } }) => [
        ['progress', userId],
        ['accounts', userId],
        'available-pokemons',
      ],
    },
    ({ query, identity }) => matches.list(identity, query),
  );
  register(
    app,
    contract.matches.tally,
    { keep: ({ identity: { userId } }) => [['progress', userId]] },
    ({ identity }) => matches.tally(identity.userId),
  );
}
