import type { Endpoint, Schema } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { parsePart } from './parsing.ts';
import { prepareAnswer } from './prepare-answer.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import { addRoute } from './register-endpoint.ts';

const oneDay = 'public, max-age=86400, stale-while-revalidate=604800';

interface FrozenOptions<Q extends Schema, Key extends string | number> {
  /** What tells one answer from another; thrown errors refuse the request. */
  keyOf: (query: z.output<Q>) => Key;
  cacheControl?: string;
}

/**
 * Adds a public endpoint whose answers come from fixed data alone. Each answer is computed at its
 * first request and kept; `keyOf` must have as few values as there are different answers.
 */
export function registerFrozen<Q extends Schema, R extends Schema, Key extends string | number>(
  app: FastifyInstance,
  endpoint: Endpoint<Schema, Q, Schema, R, 'public'>,
  { keyOf, cacheControl = oneDay }: FrozenOptions<Q, Key>,
  compute: (key: Key) => z.input<R>,
): void {
  const answers = new Map<Key, PreparedAnswer>();
  addRoute(app, endpoint, (request, reply) => {
    const key = keyOf(parsePart<Q>(endpoint.query, request.query));
    let answer = answers.get(key);
    if (answer === undefined) {
      answer = prepareAnswer(endpoint, compute(key));
      answers.set(key, answer);
    }
    return answer.send(request, reply, cacheControl);
  });
}
