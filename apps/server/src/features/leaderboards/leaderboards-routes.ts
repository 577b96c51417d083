import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { VerifyToken } from '../../http/authentication.ts';
import { registerPreparedRecognised } from '../../http/register-prepared.ts';
import type { LeaderboardsService } from './leaderboards-service.ts';

export function addLeaderboardsRoutes(
  app: FastifyInstance,
  leaderboards: LeaderboardsService,
  verify: VerifyToken,
): void {
  registerPreparedRecognised(app, verify, contract.leaderboards.list, (_query, identity) =>
    leaderboards.list(identity?.userId ?? null),
  );
}
