import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import type { LeadersService } from './leaders-service.ts';

/** What the leaders' cards are made of. */
const cards = ['leaders', 'available-pokemons'] as const;

export function addLeadersRoutes(app: FastifyInstance, leaders: LeadersService): void {
  register(app, contract.leaders.listAll, { keep: cards, forAll: true }, () => leaders.listAll());
  register(
    app,
    contract.leaders.listOwn,
    {
      keep: ({ identity }) => [
        ...cards,
        ['progress', identity.userId],
        ['battles', identity.userId],
      ],
    },
    ({ identity }) => leaders.listOwn(identity.userId),
  );
  register(app, contract.leaders.addPokemon, ({ body, session }) =>
    leaders.addPokemon(session.identity.userId, body),
  );
  register(app, contract.leaders.editPokemon, ({ body, session }) =>
    leaders.editPokemon(session.identity.userId, body),
  );
  register(app, contract.leaders.deletePokemon, ({ body, session }) =>
    leaders.deletePokemon(session.identity.userId, body),
  );
  register(app, contract.leaders.arrangePokemons, ({ body, session }) =>
    leaders.arrangePokemons(session.identity.userId, body),
  );
  register(app, contract.leaders.addReward, ({ body, session }) =>
    leaders.addReward(session.identity.userId, body),
  );
  register(app, contract.leaders.editReward, ({ body, session }) =>
    leaders.editReward(session.identity.userId, body),
  );
  register(app, contract.leaders.deleteReward, ({ body, session }) =>
    leaders.deleteReward(session.identity.userId, body),
  );
  register(app, contract.leaders.setGrade, ({ body, session }) =>
    leaders.editGrade(session.identity.userId, body),
  );
}
