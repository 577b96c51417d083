import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import type { SeasonsService } from './seasons-service.ts';

export function addSeasonsRoutes(app: FastifyInstance, seasons: SeasonsService): void {
  const { current, hallOfFame, standings, ofPlayer, plan, close, reopen } = contract.seasons;
  addEndpoint(app, current, { cacheTags: ['seasons'], shared: true }, seasons.current);
  addEndpoint(app, hallOfFame, { cacheTags: ['seasons'], shared: true }, seasons.hallOfFame);
  addEndpoint(app, standings, { cacheTags: ['seasons'] }, ({ query, identity }) =>
    seasons.standings(identity.userId, query.seasonId),
  );
  addEndpoint(app, ofPlayer, { cacheTags: ['seasons', 'accounts'] }, ({ query }) =>
    seasons.ofPlayer(query.userId),
  );
  // Not cached: changes constantly, and is rarely read.
  addEndpoint(app, plan, seasons.plan);
  addEndpoint(app, close, ({ body, session }) => seasons.close(session.identity.userId, body));
  addEndpoint(app, reopen, ({ body, session }) =>
    seasons.reopen(session.identity.userId, body.seasonId),
  );
}
