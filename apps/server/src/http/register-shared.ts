import type { Schema } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { SharedList } from '../shared-list.ts';
import { guard, type Identity, recognise, sessionOf, type VerifyToken } from './authentication.ts';
import { keptKey } from './kept-answers.ts';
import { parsePart } from './parsing.ts';
import { type ListEndpoint, prepareList } from './prepare-answer.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import { RecentAnswers } from './recent-answers.ts';
import { addRoute } from './register-endpoint.ts';

/** Before compression, for each endpoint. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Adds a public endpoint whose lists are the same for many callers: each is parsed, written and
 * compressed once, and kept for as long as its source. Callers may keep it too, but ask each time
 * whether it is still the newest.
 */
export function registerSharedPublic<Q extends Schema, Item extends z.ZodMiniObject>(
  app: FastifyInstance,
  endpoint: ListEndpoint<Q, Item, 'public'>,
  handler: (query: z.output<Q>) => Promise<SharedList<z.input<Item>>>,
): void {
  const answerOf = sharedAnswers(endpoint);
  addRoute(app, endpoint, async (request, reply) => {
    const answer = answerOf(await handler(parsePart<Q>(endpoint.query, request.query)));
    return answer.send(request, reply, 'no-cache');
  });
}

/** The same for signed-in callers, each of whom may get another list. */
export function registerSharedGuarded<Q extends Schema, Item extends z.ZodMiniObject>(
  app: FastifyInstance,
  verify: VerifyToken,
  endpoint: ListEndpoint<Q, Item, 'user' | 'admin'>,
  handler: (query: z.output<Q>, identity: Identity) => Promise<SharedList<z.input<Item>>>,
): void {
  const answerOf = sharedAnswers(endpoint);
  addRoute(
    app,
    endpoint,
    async (request, reply) => {
      const { identity } = sessionOf(request);
      const answer = await app.keptAnswers.get(keptKey(identity, request), async () =>
        answerOf(await handler(parsePart<Q>(endpoint.query, request.query), identity)),
      );
      return answer.send(request, reply, 'private, no-cache');
    },
    guard(endpoint.access, verify),
  );
}

/** The same for anyone, where whoever is signed in gets a list of their own; null for a visitor. */
export function registerSharedRecognised<Q extends Schema, Item extends z.ZodMiniObject>(
  app: FastifyInstance,
  verify: VerifyToken,
  endpoint: ListEndpoint<Q, Item, 'public'>,
  handler: (query: z.output<Q>, identity: Identity | null) => Promise<SharedList<z.input<Item>>>,
): void {
  const answerOf = sharedAnswers(endpoint);
  addRoute(
    app,
    endpoint,
    async (request, reply) => {
      const query = parsePart<Q>(endpoint.query, request.query);
      const answer = answerOf(await handler(query, request.session?.identity ?? null));
      return answer.send(request, reply, 'private, no-cache');
    },
    recognise(verify),
  );
}

/** Answers with the lists of an endpoint, each of which is prepared once. */
function sharedAnswers<Item extends z.ZodMiniObject>(
  endpoint: ListEndpoint<Schema, Item>,
): (list: SharedList<z.input<Item>>) => PreparedAnswer {
  const answersOf = new WeakMap<object, RecentAnswers>();
  return ({ source, key, items }) => {
    const answers = answersOf.get(source) ?? new RecentAnswers(mostBytes);
    answersOf.set(source, answers);
    return answers.get(key, () => prepareList(endpoint, items()));
  };
}
