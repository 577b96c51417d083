import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { VerifyToken } from '../../http/authentication.ts';
import { registerGuarded } from '../../http/register-endpoint.ts';
import { registerKept } from '../../http/register-kept.ts';
import type { TournamentsService } from './tournaments-service.ts';

export function addTournamentsRoutes(
  app: FastifyInstance,
  tournaments: TournamentsService,
  verify: VerifyToken,
): void {
  registerKept(app, verify, contract.tournaments.listAll, ({ identity }) =>
    tournaments.list(identity.userId),
  );
  registerKept(app, verify, contract.tournaments.listOwn, ({ identity }) =>
    tournaments.listOwn(identity.userId),
  );
  registerKept(app, verify, contract.tournaments.listBadges, ({ identity }) =>
    tournaments.listOwn(identity.userId),
  );
  registerGuarded(app, verify, contract.tournaments.signUp, ({ body, session }) =>
    tournaments.signUp(session.identity.userId, body.tournamentId),
  );
}
