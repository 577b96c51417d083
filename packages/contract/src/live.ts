import * as z from 'zod/mini';
import { battleUpdate, shownDuel, watchedDuel, watchedUpdate } from './battles.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, moment } from './primitives.ts';

/** What a stream says has changed for its user; the browser reads it anew. */
export const liveChange = z.enum([
  'challenges',
  'queue',
  'battles',
  /** The user's choice in a duel was made, perhaps on another device. */
  'choice',
  'duel-rules',
  'showcase',
  'club',
]);
export type LiveChange = z.output<typeof liveChange>;

/** One message of the stream. */
export const liveMessage = z.discriminatedUnion('kind', [
  /** The first message of each stream. */
  z.object({ kind: z.literal('hello'), now: moment }),
  z.object({ kind: z.literal('changed'), what: liveChange }),
  /** News of one of the caller's battles: `events` begin after those that the caller has. */
  z.object({ kind: z.literal('battle'), battleId: id, update: battleUpdate }),
  /** News of the duel that is watched. */
  z.object({ kind: z.literal('watched'), battleId: id, update: watchedUpdate }),
  /** How many watch a duel that the caller fights or watches. */
  z.object({ kind: z.literal('viewers'), battleId: id, viewers: z.int() }),
]);
export type LiveMessage = z.output<typeof liveMessage>;

export const liveRules = {
  /** Milliseconds between two signs of life of a stream without messages. */
  heartbeatMs: 15_000,
  /** Milliseconds of silence after which a browser opens the stream again. */
  silenceMs: 20_000,
} as const;

/** A battle that a stream tells about. */
export interface FollowedBattle {
  battleId: number;
  /** Number of events known. */
  after: number;
}

/** As in the stream's query. */
export function formatFollowed(battles: readonly FollowedBattle[]): string {
  return battles.map(({ battleId, after }) => `${battleId}-${after}`).join(',');
}

/** The reverse of `formatFollowed`, for a text that the contract has parsed. */
export function parseFollowed(text: string): FollowedBattle[] {
  if (text === '') return [];
  return text.split(',').map((pair) => {
    const [battleId, after] = pair.split('-');
    return { battleId: Number(battleId), after: Number(after) };
  });
}

/** A duel's id, or the key of its link for spectators. */
const watchWord = z.string().check(z.regex(/^(?:[1-9]\d{0,14}|[A-Za-z0-9_-]{24})$/));

export const live = {
  stream: defineEndpoint({
    method: 'GET',
    path: '/api/stream-live',
    access: 'optional',
    summary: 'Live news, as server-sent events: the caller’s, and those of a watched duel',
    query: z.object({
      /**
       * Battles to be told about, each with the number of events that the caller has: '7-12,8-0'.
       */
      battles: z._default(
        z.string().check(z.regex(/^(?:\d{1,15}-\d{1,7}(?:,\d{1,15}-\d{1,7}){0,3})?$/)),
        '',
      ),
      /** A duel to watch, by id or by the key of its link. */
      watch: z.optional(watchWord),
      /** Number of its events that the spectator has. */
      watchAfter: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(0)), 0),
    }),
    response: z.string(),
  }),
  watch: defineEndpoint({
    method: 'GET',
    path: '/api/watch-battle',
    access: 'public',
    summary: 'A duel as spectators see it; 404 both for hidden and for absent ones',
    query: z.object({ watch: watchWord }),
    response: watchedDuel,
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/api/get-live',
    access: 'public',
    summary: 'The running duels that everybody may watch, and the one in the showcase',
    response: z.object({ showcased: z.nullable(id), duels: z.array(shownDuel) }),
  }),
  showcase: defineEndpoint({
    method: 'PUT',
    path: '/api/showcase-battle',
    access: 'admin',
    summary: 'Show a running duel on everybody’s home, or none',
    body: z.object({ battleId: z.nullable(id) }),
    response: z.object({ battleId: z.nullable(id) }),
  }),
};
