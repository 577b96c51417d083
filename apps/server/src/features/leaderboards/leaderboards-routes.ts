import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { VerifyToken } from '../../http/authentication.ts';
import { registerSharedRecognised } from '../../http/register-shared.ts';
import type { LeaderboardsService } from './leaderboards-service.ts';

export function addLeaderboardsRoutes(
  app: FastifyInstance,
  leaderboards: LeaderboardsService,
  verify: VerifyToken,
): void {
  registerSharedRecognised(app, verify, contract.leaderboards.list, (_query, identity) =>
    leaderboards.list(identity?.userId ?? null),
  );
}
