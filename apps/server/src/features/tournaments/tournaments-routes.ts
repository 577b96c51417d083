import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Subject } from '../../bus/index.ts';
import type { Identity } from '../../http/authentication.ts';
import { register } from '../../http/register.ts';
import type { TournamentEdits } from './tournament-edits.ts';
import type { TournamentsService } from './tournaments-service.ts';

/** How far a player is with the tournaments, which come with a release's content. */
const statusFor = ({ identity }: { identity: Identity }): Subject[] => [
  ['progress', identity.userId],
  'available-pokemons',
];

export function addTournamentsRoutes(
  app: FastifyInstance,
  tournaments: TournamentsService,
  edits: TournamentEdits,
): void {
  const { listTexts, edit, arrange } = contract.tournaments;
  register(app, listTexts, { keep: ['available-pokemons'], forAll: true }, edits.listTexts);
  register(app, edit, ({ body, session }) => edits.edit(session.identity.userId, body));
  register(app, arrange, ({ body, session }) =>
    edits.arrange(session.identity.userId, body.tournamentIds, body.seen),
  );
  register(app, contract.tournaments.listAll, { keep: statusFor }, ({ identity }) =>
    tournaments.list(identity.userId),
  );
  register(app, contract.tournaments.listOwn, { keep: statusFor }, ({ identity }) =>
    tournaments.listOwn(identity.userId),
  );
  register(app, contract.tournaments.listBadges, { keep: statusFor }, ({ identity }) =>
    tournaments.listOwn(identity.userId),
  );
  register(app, contract.tournaments.signUp, ({ body, session }) =>
    tournaments.signUp(session.identity.userId, body.tournamentId),
  );
  register(app, contract.tournaments.signUpChallenger, ({ body, session }) =>
    tournaments.signUpChallenger(session.identity.userId, body.userId, body.tournamentId),
  );
}
