import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import type { LeadersService } from './leaders-service.ts';

/** Tags of the leaders' cards. */
const cards = ['leaders', 'available-pokemons'] as const;

export function addLeadersRoutes(app: FastifyInstance, leaders: LeadersService): void {
  addEndpoint(app, contract.leaders.listAll, { cacheTags: cards, shared: true }, () =>
    leaders.listAll(),
  );
  addEndpoint(
    app,
    contract.leaders.listOwn,
    {
      cacheTags: ({ identity }) => [
        ...cards,
        ['progress', identity.userId],
        ['battles', identity.userId],
      ],
    },
    ({ identity }) => leaders.listOwn(identity.userId),
  );
  addEndpoint(app, contract.leaders.addPokemon, ({ body, session }) =>
    leaders.addPokemon(session.identity.userId, body),
  );
  addEndpoint(app, contract.leaders.editPokemon, ({ body, session }) =>
    leaders.editPokemon(session.identity.userId, body),
  );
  addEndpoint(app, contract.leaders.deletePokemon, ({ body, session }) =>
    leaders.deletePokemon(session.identity.userId, body),
  );
  addEndpoint(app, contract.leaders.arrangePokemons, ({ body, session }) =>
    leaders.arrangePokemons(session.identity.userId, body),
  );
  addEndpoint(app, contract.leaders.addReward, ({ body, session }) =>
    leaders.addReward(session.identity.userId, body),
  );
  addEndpoint(app, contract.leaders.editReward, ({ body, session }) =>
    leaders.editReward(session.identity.userId, body),
  );
  addEndpoint(app, contract.leaders.deleteReward, ({ body, session }) =>
    leaders.deleteReward(session.identity.userId, body),
  );
  addEndpoint(app, contract.leaders.setGrade, ({ body, session }) =>
    leaders.editGrade(session.identity.userId, body),
  );
}
