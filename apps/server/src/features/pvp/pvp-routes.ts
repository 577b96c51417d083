import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import type { PvpService } from './pvp-service.ts';

export function addPvpRoutes(app: FastifyInstance, pvp: PvpService): void {
  register(app, contract.pvp.random, ({ query, session }) =>
    pvp.drawTeams(session.identity.userId, query),
  );
  register(app, contract.pvp.lastTeams, { keep: 'until-written' }, ({ identity }) =>
    pvp.lastTeams(identity.userId),
  );
}
