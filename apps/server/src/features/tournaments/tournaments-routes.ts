import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { CacheTag } from '../../bus/index.ts';
import type { Identity } from '../../http/authentication.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import type { TournamentEdits } from './tournament-edits.ts';
import type { TournamentsService } from './tournaments-service.ts';

/** Tags of a player's tournaments. */
const statusFor = ({ identity }: { identity: Identity }): CacheTag[] => [
  ['progress', identity.userId],
  'available-pokemons',
];

export function addTournamentsRoutes(
  app: FastifyInstance,
  tournaments: TournamentsService,
  edits: TournamentEdits,
): void {
  const { listTexts, edit, arrange } = contract.tournaments;
  addEndpoint(app, listTexts, { cacheTags: ['available-pokemons'], shared: true }, edits.listTexts);
  addEndpoint(app, edit, ({ body, session }) => edits.edit(session.identity.userId, body));
  addEndpoint(app, arrange, ({ body, session }) =>
    edits.arrange(session.identity.userId, body.tournamentIds, body.seen),
  );
  addEndpoint(app, contract.tournaments.listAll, { cacheTags: statusFor }, ({ identity }) =>
    tournaments.list(identity.userId),
  );
  addEndpoint(app, contract.tournaments.listOwn, { cacheTags: statusFor }, ({ identity }) =>
    tournaments.listOwn(identity.userId),
  );
  addEndpoint(app, contract.tournaments.listBadges, { cacheTags: statusFor }, ({ identity }) =>
    tournaments.listOwn(identity.userId),
  );
  addEndpoint(app, contract.tournaments.signUp, ({ body, session }) =>
    tournaments.signUp(session.identity.userId, body.tournamentId),
  );
  addEndpoint(app, contract.tournaments.signUpChallenger, ({ body, session }) =>
    tournaments.signUpChallenger(session.identity.userId, body.userId, body.tournamentId),
  );
}
