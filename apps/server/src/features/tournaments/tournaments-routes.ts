import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import type { TournamentsService } from './tournaments-service.ts';

export function addTournamentsRoutes(app: FastifyInstance, tournaments: TournamentsService): void {
  register(app, contract.tournaments.listAll, { keep: 'until-written' }, ({ identity }) =>
    tournaments.list(identity.userId),
  );
  register(app, contract.tournaments.listOwn, { keep: 'until-written' }, ({ identity }) =>
    tournaments.listOwn(identity.userId),
  );
  register(app, contract.tournaments.listBadges, { keep: 'until-written' }, ({ identity }) =>
    tournaments.listOwn(identity.userId),
  );
  register(app, contract.tournaments.signUp, ({ body, session }) =>
    tournaments.signUp(session.identity.userId, body.tournamentId),
  );
}
