import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import type { LeaderboardsService } from './leaderboards-service.ts';

export function addLeaderboardsRoutes(
  app: FastifyInstance,
  leaderboards: LeaderboardsService,
): void {
  register(app, contract.leaderboards.list, { keep: 'until-written' }, ({ identity }) =>
    leaderboards.list(identity?.userId ?? null),
  );
}
