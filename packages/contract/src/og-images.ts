import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { singleLine } from './primitives.ts';

const version = z.optional(z.string().check(singleLine, z.maxLength(64)));

/** og:images: JPEGs of 1200 × 630 drawn by the server. */
export const ogImages = {
  player: defineEndpoint({
    method: 'GET',
    path: '/api/get-player-link-picture',
    access: 'public',
    summary:
      'The picture for the link of a public profile, as JPEG; `v` is the hash of its content',
    query: z.object({ username: z.string().check(singleLine, z.maxLength(100)), v: version }),
    response: z.unknown(),
  }),
  replay: defineEndpoint({
    method: 'GET',
    path: '/api/get-replay-link-picture',
    access: 'public',
    summary: 'The picture for the link of a shared battle, as JPEG',
    query: z.object({ key: z.string().check(singleLine, z.maxLength(64)), v: version }),
    response: z.unknown(),
  }),
  leaderboard: defineEndpoint({
    method: 'GET',
    path: '/api/get-leaderboard-link-picture',
    access: 'public',
    summary:
      'The picture for the link of the leaderboards, as JPEG: with names of public profiles only',
    query: z.object({ v: version }),
    response: z.unknown(),
  }),
};
