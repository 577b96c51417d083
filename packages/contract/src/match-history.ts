import * as z from 'zod/mini';
import { battleSummary } from './battles.ts';
import { defineEndpoint } from './endpoint.ts';
import { match } from './matches.ts';
import { moment, pageLimit } from './primitives.ts';

/** Pagination cursor of the history: end time, kind and id of an entry. */
export const historyCursor = z.string().check(z.regex(/^\d{1,15}-(battle|match)-\d{1,15}$/));

const entryBase = z.object({
  place: historyCursor,
  /** When it ended. */
  moment,
  /** The name of its closed season; null in the current one. */
  season: z.nullable(z.string()),
});

/** An entry of a player's history: a battle, or a match recorded by an organiser. */
export const historyEntry = z.union([
  z.extend(entryBase, {
    battle: battleSummary,
    /** Null where it does not count: a rematch, or a void battle. */
    match: z.nullable(match),
  }),
  z.extend(entryBase, { battle: z.null(), match }),
]);
export type HistoryEntry = z.output<typeof historyEntry>;

export const matchHistory = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/get-match-history',
    access: 'user',
    summary: 'The caller’s battles and matches, latest first, a page at a time',
    query: z.object({
      /** The cursor of the previous page's last entry. */
      after: z.optional(historyCursor),
      limit: pageLimit,
    }),
    response: z.array(historyEntry),
  }),
};
