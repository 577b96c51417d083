import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import type { TeamDrawService } from './team-draw-service.ts';

export function addTeamDrawRoutes(app: FastifyInstance, teamDraw: TeamDrawService): void {
  addEndpoint(app, contract.teamDraw.random, ({ query, session }) =>
    teamDraw.drawTeams(session.identity.userId, query),
  );
  addEndpoint(
    app,
    contract.teamDraw.lastTeams,
    { cacheTags: ({ identity }) => [['drawn-teams', identity.userId], 'available-pokemons'] },
    ({ identity }) => teamDraw.lastTeams(identity.userId),
  );
}
