import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import type { ShowdownTextService } from './showdown-text-service.ts';

const endpoints = contract.showdownText;

export function addShowdownTextRoutes(app: FastifyInstance, texts: ShowdownTextService): void {
  register(app, endpoints.read, ({ body }) => texts.read(body.text));
  register(app, endpoints.insert, ({ body, session }) => texts.insert(session.identity, body.text));
  register(app, endpoints.writePokemon, ({ query, session }) =>
    texts.writePokemon(session.identity, query.id),
  );
  register(app, endpoints.writeTeam, ({ query, session }) =>
    texts.writeTeam(session.identity, query.userId),
  );
  register(app, endpoints.writeDrawnTeams, ({ session }) =>
    texts.writeDrawnTeams(session.identity.userId),
  );
  register(app, endpoints.writeLeaderTeam, ({ query }) => texts.writeLeaderTeam(query.leaderId));
}
