import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Subject } from '../../bus/index.ts';
import type { Identity } from '../../http/authentication.ts';
import { register } from '../../http/register.ts';
import type { AvailablePokemonService } from './available-pokemon-service.ts';

const endpoints = contract.availablePokemons;

/** Which Pokémon a caller may see: those they own, and those of teams that they have got to know. */
export const seenBy = ({ identity: { userId } }: { identity: Identity }): Subject[] => [
  ['team', userId],
  ['progress', userId],
  'leaders',
  'available-pokemons',
];

/** What of a player's Pokémon a caller may know: whose they are is asked for. */
export const ownedBy = ({ query: { userId } }: { query: { userId: number } }): Subject[] => [
  ['team', userId],
  ['accounts', userId],
  'available-pokemons',
];

export function addAvailablePokemonRoutes(app: FastifyInstance, pokemons: AvailablePokemonService) {
  register(app, endpoints.listAll, { keep: ['available-pokemons'], forAll: true }, () =>
    pokemons.listAll(),
  );
  register(app, endpoints.listSeen, { keep: seenBy }, ({ identity }) =>
    pokemons.listSeen(identity),
  );
  register(app, endpoints.listTeam, { keep: ownedBy }, ({ query, identity }) =>
    pokemons.listTeam(identity, query.userId),
  );
  register(app, endpoints.listNames, { keep: ['available-pokemons'], forAll: true }, () =>
    pokemons.listNames(),
  );
  register(
    app,
    endpoints.listUnobtained,
    { keep: ({ identity }) => [['team', identity.userId], 'available-pokemons'] },
    ({ identity }) => pokemons.listUnobtained(identity),
  );
  register(app, endpoints.get, { keep: seenBy }, ({ query, identity }) =>
    pokemons.get(identity, query.id),
  );
  register(
    app,
    endpoints.typeEfficacies,
    { keep: ['available-pokemons'], forAll: true },
    ({ query }) => pokemons.typeEfficacies(query.availablePokemonId),
  );
  register(app, endpoints.info, { keep: ['available-pokemons'], forAll: true }, ({ query }) =>
    pokemons.info(query.id),
  );
  register(app, endpoints.insert, ({ body, session }) => pokemons.insert(session.identity, body));
  register(app, endpoints.update, ({ body, session }) => pokemons.update(session.identity, body));
  register(app, endpoints.delete, ({ params, session }) =>
    pokemons.delete(session.identity, params.id),
  );
}
