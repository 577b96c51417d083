import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, maxScore, wholeNumberParameter } from './primitives.ts';

export const shellGame = {
  cards: defineEndpoint({
    method: 'GET',
    path: '/api/get-random-shell-game-cards',
    access: 'optional',
    summary: 'Three cards, two of them equal: a dealt round',
    query: z.object({
      /** Rounds counted by the client: 0 starts a new game. Without it, the server decides. */
      round: z.optional(wholeNumberParameter(0, maxScore)),
    }),
    response: z.array(id).check(z.length(3)),
  }),
  record: defineEndpoint({
    method: 'GET',
    path: '/api/get-shell-game-record',
    access: 'user',
    summary: 'The caller’s most rounds in a row; 0 without any',
    response: z.int(),
  }),
  updateRecord: defineEndpoint({
    method: 'PUT',
    path: '/api/update-shell-game-record',
    access: 'user',
    summary: 'Report a won round; returns a text to show, or none',
    body: z.object({ numberOfRounds: z.int().check(z.minimum(1), z.maximum(maxScore)) }),
    response: z.string(),
  }),
};
