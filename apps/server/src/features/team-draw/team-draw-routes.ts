import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import type { TeamDrawService } from './team-draw-service.ts';

export function addTeamDrawRoutes(app: FastifyInstance, teamDraw: TeamDrawService): void {
  register(app, contract.teamDraw.random, ({ query, session }) =>
    teamDraw.drawTeams(session.identity.userId, query),
  );
  register(
    app,
    contract.teamDraw.lastTeams,
    { keep: ({ identity }) => [['drawn-teams', identity.userId], 'available-pokemons'] },
    ({ identity }) => teamDraw.lastTeams(identity.userId),
  );
}
