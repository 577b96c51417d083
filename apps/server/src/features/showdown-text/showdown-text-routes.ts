import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import { ownedBy, seenBy } from '../available-pokemon/index.ts';
import type { ShowdownTextService } from './showdown-text-service.ts';

const endpoints = contract.showdownText;

export function addShowdownTextRoutes(app: FastifyInstance, texts: ShowdownTextService): void {
  register(app, endpoints.read, ({ body }) => texts.read(body.text));
  register(app, endpoints.insert, ({ body, session }) => texts.insert(session.identity, body.text));
  register(app, endpoints.writePokemon, { keep: seenBy }, ({ query, identity }) =>
    texts.writePokemon(identity, query.id),
  );
  register(app, endpoints.writeTeam, { keep: ownedBy }, ({ query, identity }) =>
    texts.writeTeam(identity, query.userId),
  );
  register(
    app,
    endpoints.writeDrawnTeams,
    { keep: ({ identity }) => [['drawn-teams', identity.userId], 'available-pokemons'] },
    ({ identity }) => texts.writeDrawnTeams(identity.userId),
  );
  register(
    app,
    endpoints.writeLeaderTeam,
    { keep: ['leaders', 'available-pokemons'], forAll: true },
    ({ query }) => texts.writeLeaderTeam(query.leaderId),
  );
}
