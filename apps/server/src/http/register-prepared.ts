import type { Endpoint, Schema } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { guard, type Identity, recognise, sessionOf, type VerifyToken } from './authentication.ts';
import { keptKey } from './kept-answers.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import { addRoute, parsePart } from './register-endpoint.ts';

/**
 * Adds a public endpoint whose answer is kept by whoever makes it until the data change. Callers
 * may keep it too, but ask each time whether it is still the newest.
 */
export function registerPreparedPublic<Q extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<Schema, Q, Schema, Schema, 'public'>,
  handler: (query: z.output<Q>) => Promise<PreparedAnswer>,
): void {
  addRoute(app, endpoint, async (request, reply) => {
    const answer = await handler(parsePart<Q>(endpoint.query, request.query));
    return answer.send(request, reply, 'no-cache');
  });
}

/** The same for signed-in callers, each of whom may get another answer. */
export function registerPreparedGuarded<Q extends Schema>(
  app: FastifyInstance,
  verify: VerifyToken,
  endpoint: Endpoint<Schema, Q, Schema, Schema, 'user' | 'admin'>,
  handler: (query: z.output<Q>, identity: Identity) => Promise<PreparedAnswer>,
): void {
  addRoute(
    app,
    endpoint,
    async (request, reply) => {
      const { identity } = sessionOf(request);
      const answer = await app.keptAnswers.get(keptKey(identity, request), () =>
        handler(parsePart<Q>(endpoint.query, request.query), identity),
      );
      return answer.send(request, reply, 'private, no-cache');
    },
    guard(endpoint.access, verify),
  );
}

/** The same for anyone, where whoever is signed in gets an answer of their own; null for a visitor. */
export function registerPreparedRecognised<Q extends Schema>(
  app: FastifyInstance,
  verify: VerifyToken,
  endpoint: Endpoint<Schema, Q, Schema, Schema, 'public'>,
  handler: (query: z.output<Q>, identity: Identity | null) => Promise<PreparedAnswer>,
): void {
  addRoute(
    app,
    endpoint,
    async (request, reply) => {
      const query = parsePart<Q>(endpoint.query, request.query);
      const answer = await handler(query, request.session?.identity ?? null);
      return answer.send(request, reply, 'private, no-cache');
    },
    recognise(verify),
  );
}
