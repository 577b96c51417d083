import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, maxScore, wholeNumberParameter } from './primitives.ts';

export const memoryGameRules = { pairs: 15, cards: 30, columns: 6, rows: 5 } as const;

export const memoryGame = {
  cards: defineEndpoint({
    method: 'GET',
    path: '/api/get-random-pokemon-face-icons',
    access: 'optional',
    summary: 'Face icons in pairs, shuffled: a dealt memory game',
    query: z.object({
      cont: z._default(wholeNumberParameter(2, 100).check(z.multipleOf(2)), memoryGameRules.cards),
    }),
    response: z.array(id),
  }),
  updateRecord: defineEndpoint({
    method: 'PUT',
    path: '/api/update-memory-game-record',
    access: 'user',
    summary: 'Report a finished memory game; returns a text to show, or none',
    body: z.object({
      numberOfMoves: z.int().check(z.minimum(memoryGameRules.pairs), z.maximum(maxScore)),
    }),
    response: z.string(),
  }),
};
