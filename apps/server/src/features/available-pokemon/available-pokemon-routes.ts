import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { CacheTag } from '../../bus/index.ts';
import type { Identity } from '../../http/authentication.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import type { AvailablePokemonService } from './available-pokemon-service.ts';

const endpoints = contract.availablePokemons;

/** Tags of the Pokémon visible to the caller: owned ones, and those of visible teams. */
export const visiblePokemonTags = ({
  identity: { userId },
}: {
  identity: Identity;
}): CacheTag[] => [['team', userId], ['progress', userId], 'leaders', 'available-pokemons'];

/** Tags of the requested player's Pokémon. */
export const ownedPokemonTags = ({
  query: { userId },
}: {
  query: { userId: number };
}): CacheTag[] => [['team', userId], ['accounts', userId], 'available-pokemons'];

export function addAvailablePokemonRoutes(app: FastifyInstance, pokemons: AvailablePokemonService) {
  addEndpoint(app, endpoints.listAll, { cacheTags: ['available-pokemons'], shared: true }, () =>
    pokemons.listAll(),
  );
  addEndpoint(app, endpoints.listSeen, { cacheTags: visiblePokemonTags }, ({ identity }) =>
    pokemons.listSeen(identity),
  );
  addEndpoint(app, endpoints.listTeam, { cacheTags: ownedPokemonTags }, ({ query, identity }) =>
    pokemons.listTeam(identity, query.userId),
  );
  addEndpoint(app, endpoints.listNames, { cacheTags: ['available-pokemons'], shared: true }, () =>
    pokemons.listNames(),
  );
  addEndpoint(
    app,
    endpoints.listUnobtained,
    { cacheTags: ({ identity }) => [['team', identity.userId], 'available-pokemons'] },
    ({ identity }) => pokemons.listUnobtained(identity),
  );
  addEndpoint(app, endpoints.get, { cacheTags: visiblePokemonTags }, ({ query, identity }) =>
    pokemons.get(identity, query.id),
  );
  addEndpoint(
    app,
    endpoints.typeEfficacies,
    { cacheTags: ['available-pokemons'], shared: true },
    ({ query }) => pokemons.typeEfficacies(query.availablePokemonId),
  );
  addEndpoint(
    app,
    endpoints.info,
    { cacheTags: ['available-pokemons'], shared: true },
    ({ query }) => pokemons.info(query.id),
  );
  addEndpoint(app, endpoints.insert, ({ body, session }) =>
    pokemons.insert(session.identity, body),
  );
  addEndpoint(app, endpoints.update, ({ body, session }) =>
    pokemons.update(session.identity, body),
  );
  addEndpoint(app, endpoints.delete, ({ params, session }) =>
    pokemons.delete(session.identity, params.id),
  );
}
