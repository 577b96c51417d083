import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import { ownedPokemonTags, visiblePokemonTags } from '../available-pokemon/index.ts';
import type { ShowdownTextService } from './showdown-text-service.ts';

const endpoints = contract.showdownText;

export function addShowdownTextRoutes(app: FastifyInstance, texts: ShowdownTextService): void {
  addEndpoint(app, endpoints.read, ({ body }) => texts.read(body.text));
  addEndpoint(app, endpoints.insert, ({ body, session }) =>
    texts.insert(session.identity, body.text),
  );
  addEndpoint(
    app,
    endpoints.writePokemon,
    { cacheTags: visiblePokemonTags },
    ({ query, identity }) => texts.writePokemon(identity, query.id),
  );
  addEndpoint(app, endpoints.writeTeam, { cacheTags: ownedPokemonTags }, ({ query, identity }) =>
    texts.writeTeam(identity, query.userId),
  );
  addEndpoint(
    app,
    endpoints.writeDrawnTeams,
    { cacheTags: ({ identity }) => [['drawn-teams', identity.userId], 'available-pokemons'] },
    ({ identity }) => texts.writeDrawnTeams(identity.userId),
  );
  addEndpoint(
    app,
    endpoints.writeLeaderTeam,
    { cacheTags: ['leaders', 'available-pokemons'], shared: true },
    ({ query }) => texts.writeLeaderTeam(query.leaderId),
  );
}
