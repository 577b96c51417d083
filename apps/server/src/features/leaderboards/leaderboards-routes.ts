import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint, CustomReply } from '../../http/endpoint.ts';
import { serializeResponse } from '../../http/serialized-response.ts';
import { drawStandings, type OgImages } from '../og-images/index.ts';
import type { LeaderboardPreview } from './leaderboard-preview.ts';
import type { LeaderboardsService } from './leaderboards-service.ts';

export function addLeaderboardsRoutes(
  app: FastifyInstance,
  leaderboards: LeaderboardsService,
  preview: LeaderboardPreview,
  ogImages: OgImages,
): void {
  const { list } = contract.leaderboards;
  // The caller's positions are read each time: correct even before an event arrives.
  addEndpoint(app, list, async ({ session }) => {
    const userId = session?.identity.userId ?? null;
    const standings = await leaderboards.standingsOf(userId);
    // Part of the key: players see names that visitors do not.
    const caller = userId === null ? 'visitor' : JSON.stringify(standings);
    const response = await app.responseCache.read(
      `${list.path} ${caller}`,
      () => ['leaderboards'],
      async () => serializeResponse(list, await leaderboards.list(userId, standings)),
    );
    return new CustomReply((request, reply) => response.send(request, reply, 'private, no-cache'));
  });
  addEndpoint(app, contract.ogImages.leaderboard, async () =>
    ogImages.reply({
      content: await preview.content(),
      draw: drawStandings,
      fallback: 'leaderboard',
    }),
  );
}
