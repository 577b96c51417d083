import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import { drawPlayer, type OgImages } from '../og-images/index.ts';
import { playerContent } from './player-preview.ts';
import type { PublicProfilesService } from './public-profiles-service.ts';

export function addPublicProfilesRoutes(
  app: FastifyInstance,
  publicProfiles: PublicProfilesService,
  ogImages: OgImages,
): void {
  const { get, getVisibility, setVisibility } = contract.publicProfiles;
  addEndpoint(
    app,
    get,
    {
      cacheTags: [
        'accounts',
        'progress',
        'leaderboards',
        'battles',
        'available-pokemons',
        'seasons',
      ],
      shared: true,
    },
    ({ query }) => publicProfiles.get(query.username),
  );
  addEndpoint(app, contract.ogImages.player, async ({ query }) =>
    ogImages.reply({
      content: playerContent(await publicProfiles.get(query.username)),
      draw: drawPlayer,
      fallback: 'profile',
    }),
  );
  addEndpoint(app, getVisibility, ({ session }) =>
    publicProfiles.visibilityOf(session.identity.userId),
  );
  addEndpoint(app, setVisibility, ({ body, session }) =>
    publicProfiles.setVisibility(session.identity.userId, body.isPublic),
  );
}
