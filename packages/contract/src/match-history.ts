import * as z from 'zod/mini';
import { battleSummary } from './battles.ts';
import { defineEndpoint } from './endpoint.ts';
import { match } from './matches.ts';
import { moment, pageLimit } from './primitives.ts';

/** Where something stands in the history: when it ended, what it is, and which. */
export const historyPlace = z.string().check(z.regex(/^\d{1,15}-(battle|match)-\d{1,15}$/));

const placed = z.object({
  place: historyPlace,
  /** When it ended. */
  moment,
  /** The name of the closed season that it belongs to; null in the one that is being played. */
  season: z.nullable(z.string()),
});

/** What a player has fought: a battle of the product, or a match that an organiser has recorded. */
export const historyEntry = z.union([
  z.extend(placed, {
    battle: battleSummary,
    /** Null where it counts for nothing: it was for pleasure, or has been annulled. */
    match: z.nullable(match),
  }),
  z.extend(placed, { battle: z.null(), match }),
]);
export type HistoryEntry = z.output<typeof historyEntry>;

export const matchHistory = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/get-match-history',
    access: 'user',
    summary: 'What the caller has fought, here and elsewhere, the last first, a page at a time',
    query: z.object({
      /** The place of the last entry of the page before. */
      after: z.optional(historyPlace),
      limit: pageLimit,
    }),
    response: z.array(historyEntry),
  }),
};
