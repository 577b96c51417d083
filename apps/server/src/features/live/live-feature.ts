import {
  type BattleUpdate,
  contract,
  type LiveChange,
  liveRules,
  parseFollowed,
} from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { TopicWithId } from '../../bus/index.ts';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors.ts';
import type { Feature } from '../../feature.ts';
import { tokenOf } from '../../http/authentication.ts';
import { addEndpoint, CustomReply } from '../../http/endpoint.ts';
import type { BattlesFeature } from '../battles/index.ts';
import { createBattleNews } from './battle-news.ts';
import { type EventStream, openEventStream } from './event-stream.ts';

interface LiveUses {
  battles: Pick<BattlesFeature, 'findSide' | 'readNews'>;
}

/** Streams of one user; older ones are closed, as of pages that were left. */
const maxStreamsPerUser = 6;

/** Change events that the user's browser is told of. */
const changes = [
  ['challenges', 'challenges'],
  ['duel-queue', 'queue'],
  ['battles', 'battles'],
] as const satisfies readonly (readonly [TopicWithId, LiveChange])[];

interface Connection {
  userId: number;
  stream: EventStream;
  /** Throws once the session has ended. */
  verify: () => Promise<unknown>;
}

/** Live news for signed-in users: one stream for each browser. */
export function createLiveFeature(core: Core, { battles }: LiveUses): Feature {
  const { bus, clock, log } = core;
  const connections = new Set<Connection>();
  const news = createBattleNews({
    bus,
    readNews: battles.readNews,
    onFailure: (err) => log.error({ err }, 'live news not sent'),
  });

  /** Ends the streams of ended sessions. */
  async function verifySessions(affected: (connection: Connection) => boolean): Promise<void> {
    for (const connection of [...connections].filter(affected)) {
      await connection.verify().catch(() => connection.stream.end());
    }
  }

  bus.subscribe('token-state', (userId) => {
    void verifySessions((one) => userId === undefined || one.userId === userId);
  });

  for (const [topic, what] of changes) {
    bus.subscribe(topic, (userId) => {
      for (const one of connections) {
        if (userId === undefined || one.userId === userId)
          one.stream.send({ kind: 'changed', what });
      }
    });
  }

  async function beat(): Promise<void> {
    for (const { stream } of connections) stream.beat();
    await verifySessions(() => true);
  }

  function closeOldest(userId: number): void {
    const own = [...connections].filter((one) => one.userId === userId);
    for (const { stream } of own.slice(0, own.length - maxStreamsPerUser)) stream.end();
  }

  return {
    routes(app: FastifyInstance) {
      addEndpoint(app, contract.live.stream, async ({ query, session, userAgent }) => {
        const { userId } = session.identity;
        const followed = await Promise.all(
          parseFollowed(query.battles).map(async (one) => ({
            ...one,
            audience: await battles.findSide(userId, one.battleId),
          })),
        );
        return new CustomReply((request, reply) => {
          const token = tokenOf(request);
          if (token === undefined)
            throw new AppError('token-missing', 'Per continuare bisogna accedere');
          const unsubscribes: (() => void)[] = [];
          const stream = openEventStream(reply, () => {
            connections.delete(connection);
            for (const unsubscribe of unsubscribes) unsubscribe();
          });
          const verify = () => app.verifyToken(token, userAgent);
          const connection: Connection = { userId, stream, verify };
          connections.add(connection);
          closeOldest(userId);
          stream.send({ kind: 'hello', now: new Date(clock()).toISOString() });
          for (const { battleId, audience, after } of followed) {
            const send = (update: BattleUpdate) =>
              stream.send({ kind: 'battle', battleId, update });
            unsubscribes.push(news.subscribe(battleId, { audience, after, send }));
          }
          return reply;
        });
      });
      // A shutdown would wait for the end of the streams.
      app.addHook('preClose', async () => {
        for (const { stream } of connections) stream.end();
      });
    },
    jobs: [{ run: beat, every: liveRules.heartbeatMs, failure: 'streams not kept alive' }],
  };
}
