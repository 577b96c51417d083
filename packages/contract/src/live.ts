import * as z from 'zod/mini';
import { battleUpdate } from './battles.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, idParameter, moment } from './primitives.ts';

/** One message of the stream. */
export const liveMessage = z.discriminatedUnion('kind', [
  /** The first message of each stream. */
  z.object({ kind: z.literal('hello'), now: moment }),
  /** News of one of the caller's battles: `events` begin after those that the caller has. */
  z.object({ kind: z.literal('battle'), battleId: id, update: battleUpdate }),
]);
export type LiveMessage = z.output<typeof liveMessage>;

export const liveRules = {
  /** Milliseconds between two signs of life of a stream without messages. */
  heartbeatMs: 15_000,
  /** Milliseconds of silence after which a browser opens the stream again. */
  silenceMs: 20_000,
} as const;

export const live = {
  stream: defineEndpoint({
    method: 'GET',
    path: '/api/stream-live',
    access: 'user',
    summary: 'The caller’s live news, as server-sent events',
    query: z.object({
      /** A battle of the caller's to be told about. */
      battleId: z.optional(idParameter),
      /** Number of its events that the caller has. */
      after: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(0)), 0),
    }),
    response: z.string(),
  }),
};
