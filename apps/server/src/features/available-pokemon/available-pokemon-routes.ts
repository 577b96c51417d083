import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import type { AvailablePokemonService } from './available-pokemon-service.ts';

const endpoints = contract.availablePokemons;

export function addAvailablePokemonRoutes(app: FastifyInstance, pokemons: AvailablePokemonService) {
  register(app, endpoints.listAll, { keep: 'until-written', forAll: true }, () =>
    pokemons.listAll(),
  );
  register(app, endpoints.listSeen, { keep: 'until-written' }, ({ identity }) =>
    pokemons.listSeen(identity),
  );
  register(app, endpoints.listTeam, { keep: 'until-written' }, ({ query, identity }) =>
    pokemons.listTeam(identity, query.userId),
  );
  register(app, endpoints.listNames, { keep: 'until-written', forAll: true }, () =>
    pokemons.listNames(),
  );
  register(app, endpoints.listUnobtained, { keep: 'until-written' }, ({ identity }) =>
    pokemons.listUnobtained(identity),
  );
  register(app, endpoints.get, { keep: 'until-written' }, ({ query, identity }) =>
    pokemons.get(identity, query.id),
  );
  register(app, endpoints.typeEfficacies, { keep: 'until-written', forAll: true }, ({ query }) =>
    pokemons.typeEfficacies(query.availablePokemonId),
  );
  register(app, endpoints.info, { keep: 'until-written', forAll: true }, ({ query }) =>
    pokemons.info(query.id),
  );
  register(app, endpoints.insert, ({ body, session }) => pokemons.insert(session.identity, body));
  register(app, endpoints.update, ({ body, session }) => pokemons.update(session.identity, body));
  register(app, endpoints.delete, ({ params, session }) =>
    pokemons.delete(session.identity, params.id),
  );
}
