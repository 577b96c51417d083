import type { Endpoint, Schema } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { guard, type Identity, sessionOf, type VerifyToken } from './authentication.ts';
import { keptKey } from './kept-answers.ts';
import { parsePart } from './parsing.ts';
import { prepareAnswer } from './prepare-answer.ts';
import { addRoute } from './register-endpoint.ts';

interface KeptCall<P extends Schema, Q extends Schema> {
  params: z.output<P>;
  query: z.output<Q>;
  identity: Identity;
}

/**
 * Adds a read for signed-in callers whose answer follows from the database, the request and who
 * calls alone: it is computed once and kept until anything is written. Callers may keep it too, but
 * ask each time whether it is still the newest.
 */
export function registerKept<P extends Schema, Q extends Schema, R extends Schema>(
  app: FastifyInstance,
  verify: VerifyToken,
  endpoint: Endpoint<P, Q, Schema, R, 'user' | 'admin'>,
  handler: (call: KeptCall<P, Q>) => z.input<R> | Promise<z.input<R>>,
): void {
  addRoute(
    app,
    endpoint,
    async (request, reply) => {
      const { identity } = sessionOf(request);
      const answer = await app.keptAnswers.get(keptKey(identity, request), async () => {
        const params = parsePart<P>(endpoint.params, request.params);
        const query = parsePart<Q>(endpoint.query, request.query);
        return prepareAnswer(endpoint, await handler({ params, query, identity }));
      });
      return answer.send(request, reply, 'private, no-cache');
    },
    guard(endpoint.access, verify),
  );
}
