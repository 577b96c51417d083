import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { VerifyToken } from '../../http/authentication.ts';
import { registerGuarded } from '../../http/register-endpoint.ts';
import { registerKept } from '../../http/register-kept.ts';
import type { LeadersService } from './leaders-service.ts';

export function addLeadersRoutes(
  app: FastifyInstance,
  leaders: LeadersService,
  verify: VerifyToken,
): void {
  registerKept(app, verify, contract.leaders.listAll, () => leaders.listAll());
  registerKept(app, verify, contract.leaders.listOwn, ({ identity }) =>
    leaders.listOwn(identity.userId),
  );
  registerGuarded(app, verify, contract.leaders.addPokemon, ({ body, session }) =>
    leaders.addPokemon(session.identity.userId, body),
  );
  registerGuarded(app, verify, contract.leaders.editPokemon, ({ body, session }) =>
    leaders.editPokemon(session.identity.userId, body),
  );
  registerGuarded(app, verify, contract.leaders.deletePokemon, ({ body, session }) =>
    leaders.deletePokemon(session.identity.userId, body),
  );
  registerGuarded(app, verify, contract.leaders.addReward, ({ body, session }) =>
    leaders.addReward(session.identity.userId, body),
  );
  registerGuarded(app, verify, contract.leaders.editReward, ({ body, session }) =>
    leaders.editReward(session.identity.userId, body),
  );
  registerGuarded(app, verify, contract.leaders.deleteReward, ({ body, session }) =>
    leaders.deleteReward(session.identity.userId, body),
  );
}
