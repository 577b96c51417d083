import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import type { BattlesFeature } from '../battles/index.ts';
import type { Networks } from '../same-person/index.ts';
import type { ChallengesService } from './challenges-service.ts';
import type { Emotes } from './emotes.ts';
import type { MannersService } from './manners-service.ts';
import type { Queue } from './queue.ts';

const { duels } = contract;

interface DuelsServices {
  challenges: ChallengesService;
  manners: MannersService;
  emotes: Emotes;
  queue: Queue;
  battles: Pick<BattlesFeature, 'offerDraw' | 'answerDraw'>;
  networks: Pick<Networks, 'remember'>;
}

export function addDuelsRoutes(
  app: FastifyInstance,
  { challenges, manners, emotes, queue, battles, networks }: DuelsServices,
): void {
  addEndpoint(app, duels.challenge, async ({ body, session: { identity }, address }) => {
    await networks.remember(identity.userId, address);
    return challenges.challenge(identity.userId, body);
  });
  addEndpoint(app, duels.findPlayers, ({ query, session }) =>
    challenges.findPlayers(session.identity.userId, query.search),
  );
  addEndpoint(app, duels.answer, async ({ body, session: { identity }, address }) => {
    await networks.remember(identity.userId, address);
    return challenges.answer(identity.userId, body);
  });
  addEndpoint(app, duels.withdraw, ({ query, session }) =>
    challenges.withdraw(session.identity.userId, query.challengeId),
  );
  // Neither is cached: challenges expire by the clock.
  addEndpoint(app, duels.list, ({ session }) => challenges.list(session.identity.userId));
  addEndpoint(app, duels.get, ({ query, session }) =>
    challenges.get(query.key, session?.identity.userId ?? null),
  );
  addEndpoint(app, duels.joinQueue, async ({ body, session: { identity }, address }) => {
    await networks.remember(identity.userId, address);
    return queue.join(identity.userId, body);
  });
  addEndpoint(app, duels.leaveQueue, ({ session }) => queue.leave(session.identity.userId));
  addEndpoint(app, duels.offerRematch, ({ body, session }) =>
    challenges.offerRematch(session.identity.userId, body.battleId),
  );
  addEndpoint(app, duels.offerDraw, async ({ body, session }) => {
    await battles.offerDraw(session.identity.userId, body);
    return { message: 'Pareggio proposto' };
  });
  addEndpoint(app, duels.answerDraw, async ({ body, session }) => {
    await battles.answerDraw(session.identity.userId, body);
    return { message: body.accept ? 'Pareggio' : 'Si continua' };
  });
  addEndpoint(app, duels.sendEmote, ({ body, session }) =>
    emotes.send(session.identity.userId, body),
  );
  addEndpoint(
    app,
    duels.settings,
    { cacheTags: ({ identity }) => [['duel-settings', identity.userId]] },
    ({ identity }) => manners.settings(identity.userId),
  );
  addEndpoint(app, duels.setSettings, ({ body, session }) =>
    manners.setSettings(session.identity.userId, body),
  );
  addEndpoint(app, duels.block, ({ body, session }) =>
    manners.block(session.identity.userId, body.userId),
  );
  addEndpoint(app, duels.unblock, ({ body, session }) =>
    manners.unblock(session.identity.userId, body.userId),
  );
  addEndpoint(
    app,
    duels.blocked,
    // Any account: blocked players may change their icon, or leave.
    { cacheTags: ({ identity }) => [['duel-settings', identity.userId], 'accounts'] },
    ({ identity }) => manners.blocked(identity.userId),
  );
}
