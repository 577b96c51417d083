import type { Audience } from '@poketorneo/battle';
import {
  contract,
  type LiveChange,
  liveChange,
  liveRules,
  parseFollowed,
  type RequestOf,
} from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Topic } from '../../bus/index.ts';
import { second } from '../../clock.ts';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors.ts';
import type { Feature } from '../../feature.ts';
import { tokenOf } from '../../http/authentication.ts';
import { addEndpoint, CustomReply } from '../../http/endpoint.ts';
import type { BattlesFeature } from '../battles/index.ts';
import { onlineIntervalMs, updateOnline } from '../presence/index.ts';
import { createBattleNews } from './battle-news.ts';
import { type EventStream, eventStreamType, openEventStream } from './event-stream.ts';
import { createOnline, leavingIntervalMs } from './online.ts';
import { type StreamOwner, surplusStreams } from './stream-limits.ts';
import { createViewers } from './viewers.ts';
import { viewersBeatMs } from './viewers-repository.ts';

interface LiveUses {
  battles: Pick<BattlesFeature, 'findSide' | 'readNews' | 'watching'>;
}

/** The topic whose events are told as a change: to the user of the event's id, or to all without one. */
const topicOf: Readonly<Record<LiveChange, Topic>> = {
  challenges: 'challenges',
  queue: 'duel-queue',
  battles: 'battles',
  choice: 'sealed-choices',
  'duel-rules': 'duel-rules',
  showcase: 'showcase',
  club: 'club',
};

interface Connection extends StreamOwner {
  stream: EventStream;
  /** Throws once the session has ended. */
  verify: () => Promise<unknown>;
}

/** Live news for signed-in users: one stream for each browser. */
export function createLiveFeature(core: Core, { battles }: LiveUses): Feature {
  const { bus, clock, log, transaction } = core;
  const { watching } = battles;
  const connections = new Set<Connection>();
  const news = createBattleNews({
    bus,
    readNews: battles.readNews,
    onFailure: (err) => log.error({ err }, 'live news not sent'),
  });
  const viewers = createViewers(core);

  /** Ends the streams of ended sessions. */
  async function verifySessions(affected: (connection: Connection) => boolean): Promise<void> {
    for (const connection of [...connections].filter(affected)) {
      await connection.verify().catch(() => connection.stream.end());
    }
  }

  bus.subscribe('token-state', (userId) => {
    void verifySessions((one) => userId === undefined || one.userId === userId);
  });

  function tellChange(what: LiveChange, userId?: number): void {
    for (const one of connections) {
      if (userId === undefined || one.userId === userId) one.stream.send({ kind: 'changed', what });
    }
  }
  for (const what of liveChange.options) {
    bus.subscribe(topicOf[what], (userId) => tellChange(what, userId));
  }
  // Events may have been missed.
  bus.onReset(() => {
    for (const what of liveChange.options) tellChange(what);
  });

  async function beat(): Promise<void> {
    for (const { stream } of connections) stream.beat();
    await verifySessions(() => true);
  }

  /** Records users with a stream: they have the product open and in view. */
  async function recordOnline(): Promise<void> {
    const userIds = new Set([...connections].flatMap(({ userId }) => userId ?? []));
    if (userIds.size === 0) return;
    await transaction(({ trx, now }) => updateOnline(trx, [...userIds], now));
  }

  const isHere = (userId: number) => [...connections].some((one) => one.userId === userId);
  const online = createOnline({
    ...core,
    isHere,
    onFailure: (err) => log.error({ err }, 'online user not recorded'),
  });

  /** The caller's battles, and the duel that the caller watches. */
  async function listFollowed(
    userId: number | null,
    { battles: own, watch, watchAfter }: RequestOf<typeof contract.live.stream>['query'],
  ): Promise<{ battleId: number; audience: Audience; after: number }[]> {
    const followed = parseFollowed(own).map(async ({ battleId, after }) => {
      if (userId === null) throw new AppError('token-missing', 'Per continuare bisogna accedere');
      return { battleId, after, audience: await battles.findSide(userId, battleId) };
    });
    if (watch === undefined) return Promise.all(followed);
    const { id: battleId } = await watching.findWatchable(watch);
    const watched = { battleId, audience: 'spectator', after: watchAfter } as const;
    return [...(await Promise.all(followed)), watched];
  }

  return {
    routes(app: FastifyInstance) {
      addEndpoint(app, contract.live.stream, async ({ query, session, userAgent }) => {
        const userId = session?.identity.userId ?? null;
        const followed = await listFollowed(userId, query);
        return new CustomReply((request, reply) => {
          // Fastify answers HEAD with the handler of GET, whose response would not end.
          if (request.method === 'HEAD') return reply.type(eventStreamType).send();
          const token = tokenOf(request);
          const unsubscribes: (() => void)[] = [];
          const stream = openEventStream(reply, () => {
            connections.delete(connection);
            if (userId !== null && !isHere(userId)) online.left(userId);
            for (const unsubscribe of unsubscribes) unsubscribe();
          });
          const verify = async () =>
            token === undefined ? undefined : app.verifyToken(token, userAgent);
          const connection: Connection = { userId, address: request.ip, stream, verify };
          if (userId !== null && !isHere(userId)) online.arrived(userId);
          connections.add(connection);
          for (const surplus of surplusStreams([...connections], connection)) surplus.stream.end();
          stream.send({ kind: 'hello', now: new Date(clock()).toISOString() });
          for (const { battleId, audience, after } of followed) {
            const tell = (count: number) =>
              stream.send({ kind: 'viewers', battleId, viewers: count });
            const isViewer = audience === 'spectator';
            unsubscribes.push(
              news.subscribe(battleId, { audience, after, send: stream.sendEncoded }),
              viewers.subscribe({ battleId, isViewer, tell }),
            );
          }
          return reply;
        });
      });
      addEndpoint(app, contract.live.watch, ({ query }) => watching.watch(query.watch));
      addEndpoint(
        app,
        contract.live.list,
        { cacheTags: ['battles', 'showcase'], shared: true },
        () => watching.listShown(),
      );
      addEndpoint(app, contract.live.showcase, ({ body, session }) =>
        watching.showcase(session.identity.userId, body.battleId),
      );
      // A shutdown would wait for the end of the streams.
      app.addHook('preClose', async () => {
        for (const { stream } of connections) stream.end();
      });
    },
    jobs: [
      { run: beat, every: liveRules.heartbeatMs, failure: 'streams not kept alive' },
      {
        run: online.lookAfterLeaving,
        every: leavingIntervalMs,
        failure: 'leaving users not recorded',
      },
      { run: async () => news.catchUp(), every: second, failure: 'held back news not sent' },
      { run: recordOnline, every: onlineIntervalMs, failure: 'online users not recorded' },
      { run: viewers.update, every: viewersBeatMs, failure: 'viewers of duels not counted' },
    ],
  };
}
