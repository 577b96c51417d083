import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { VerifyToken } from '../../http/authentication.ts';
import { registerGuarded } from '../../http/register-endpoint.ts';
import { registerKept } from '../../http/register-kept.ts';
import type { PvpService } from './pvp-service.ts';

export function addPvpRoutes(app: FastifyInstance, pvp: PvpService, verify: VerifyToken): void {
  registerGuarded(app, verify, contract.pvp.random, ({ query, session }) =>
    pvp.drawTeams(session.identity.userId, query),
  );
  registerKept(app, verify, contract.pvp.lastTeams, ({ identity }) =>
    pvp.lastTeams(identity.userId),
  );
}
