import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import { drawPlayer, type LinkPictures } from '../link-pictures/index.ts';
import { playerFacts } from './player-preview.ts';
import type { PublicProfilesService } from './public-profiles-service.ts';

export function addPublicProfilesRoutes(
  app: FastifyInstance,
  publicProfiles: PublicProfilesService,
  linkPictures: LinkPictures,
): void {
  const { get, getVisibility, setVisibility } = contract.publicProfiles;
  register(
    app,
    get,
    {
      keep: ['accounts', 'progress', 'leaderboards', 'available-pokemons', 'seasons'],
      forAll: true,
    },
    ({ query }) => publicProfiles.get(query.username),
  );
  register(app, contract.linkPictures.player, async ({ query }) =>
    linkPictures.answer({
      facts: playerFacts(await publicProfiles.get(query.username)),
      draw: drawPlayer,
      otherwise: 'profile',
    }),
  );
  register(app, getVisibility, ({ session }) =>
    publicProfiles.visibilityOf(session.identity.userId),
  );
  register(app, setVisibility, ({ body, session }) =>
    publicProfiles.setVisibility(session.identity.userId, body.isPublic),
  );
}
