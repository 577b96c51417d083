import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { VerifyToken } from '../../http/authentication.ts';
import { registerGuarded } from '../../http/register-endpoint.ts';
import { registerKept } from '../../http/register-kept.ts';
import { registerSharedGuarded, registerSharedPublic } from '../../http/register-shared.ts';
import type { AvailablePokemonService } from './available-pokemon-service.ts';

const endpoints = contract.availablePokemons;

export function addAvailablePokemonRoutes(
  app: FastifyInstance,
  pokemons: AvailablePokemonService,
  verify: VerifyToken,
) {
  registerSharedPublic(app, endpoints.listAll, () => pokemons.listAll());
  registerSharedGuarded(app, verify, endpoints.listSeen, (_query, identity) =>
    pokemons.listSeen(identity),
  );
  registerSharedGuarded(app, verify, endpoints.listTeam, ({ userId }, identity) =>
    pokemons.listTeam(identity, userId),
  );
  registerSharedGuarded(app, verify, endpoints.listNames, () => pokemons.listNames());
  registerKept(app, verify, endpoints.listUnobtained, ({ identity }) =>
    pokemons.listUnobtained(identity),
  );
  registerKept(app, verify, endpoints.get, ({ query, identity }) =>
    pokemons.get(identity, query.id),
  );
  registerKept(app, verify, endpoints.typeEfficacies, ({ query }) =>
    pokemons.typeEfficacies(query.availablePokemonId),
  );
  registerKept(app, verify, endpoints.info, ({ query }) => pokemons.info(query.id));
  registerGuarded(app, verify, endpoints.insert, ({ body, session }) =>
    pokemons.insert(session.identity, body),
  );
  registerGuarded(app, verify, endpoints.update, ({ body, session }) =>
    pokemons.update(session.identity, body),
  );
  registerGuarded(app, verify, endpoints.delete, ({ params, session }) =>
    pokemons.delete(session.identity, params.id),
  );
}
