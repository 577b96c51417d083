import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { prepareAnswer } from '../../http/prepare-answer.ts';
import { register } from '../../http/register.ts';
import { SelfSending } from '../../http/self-sending.ts';
import { drawStandings, type LinkPictures } from '../link-pictures/index.ts';
import type { LeaderboardPreview } from './leaderboard-preview.ts';
import type { LeaderboardsService } from './leaderboards-service.ts';

export function addLeaderboardsRoutes(
  app: FastifyInstance,
  leaderboards: LeaderboardsService,
  preview: LeaderboardPreview,
  linkPictures: LinkPictures,
): void {
  const { list } = contract.leaderboards;
  // The caller's own places are looked up each time: they are right even before news of them comes.
  register(app, list, async ({ session }) => {
    const userId = session?.identity.userId ?? null;
    const standings = await leaderboards.standingsOf(userId);
    // A player without a score sees names that a visitor does not.
    const caller = userId === null ? 'visitor' : JSON.stringify(standings);
    const answer = await app.keptAnswers.read(
      `${list.path} ${caller}`,
      () => ['leaderboards'],
      async () => prepareAnswer(list, await leaderboards.list(userId, standings)),
    );
    return new SelfSending((request, reply) => answer.send(request, reply, 'private, no-cache'));
  });
  register(app, contract.linkPictures.leaderboard, async () =>
    linkPictures.answer({
      facts: await preview.facts(),
      draw: drawStandings,
      otherwise: 'leaderboard',
    }),
  );
}
