import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import type { SeasonsService } from './seasons-service.ts';

export function addSeasonsRoutes(app: FastifyInstance, seasons: SeasonsService): void {
  const { current, hallOfFame, standings, ofPlayer, plan, close, reopen } = contract.seasons;
  register(app, current, { keep: ['seasons'], forAll: true }, seasons.current);
  register(app, hallOfFame, { keep: ['seasons'], forAll: true }, seasons.hallOfFame);
  register(app, standings, { keep: ['seasons'] }, ({ query, identity }) =>
    seasons.standings(identity.userId, query.seasonId),
  );
  register(app, ofPlayer, { keep: ['seasons', 'accounts'] }, ({ query }) =>
    seasons.ofPlayer(query.userId),
  );
  // What has been played changes all the time, and few ask.
  register(app, plan, seasons.plan);
  register(app, close, ({ body, session }) => seasons.close(session.identity.userId, body));
  register(app, reopen, ({ body, session }) =>
    seasons.reopen(session.identity.userId, body.seasonId),
  );
}
