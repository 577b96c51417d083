import * as z from 'zod/mini';
import { battleEnd } from './battle-events.ts';
import { battleStatus } from './battles.ts';
import { ratingChange, unratedReason } from './duel-state.ts';
import { defineEndpoint } from './endpoint.ts';
import { matchOutcome } from './matches.ts';
import { assetPath, id, moment, newestFirstPage } from './primitives.ts';

/** A player of a duel, as organisers see it. */
const clubDuelist = z.object({
  /** Null once the account is deleted. */
  userId: z.nullable(id),
  /** Of then. */
  name: z.string(),
  picture: assetPath,
  /** Null while the duel runs. */
  outcome: z.nullable(matchOutcome),
  /** Null while the duel runs, and where it does not count. */
  rating: z.nullable(ratingChange),
});
export type ClubDuelist = z.output<typeof clubDuelist>;

const clubDuel = z.object({
  id,
  status: battleStatus,
  players: z.tuple([clubDuelist, clubDuelist]),
  by: z.nullable(battleEnd),
  turn: z.int(),
  /** Null where the duel counts. */
  unratedReason: z.nullable(unratedReason),
  startedAt: moment,
  endedAt: z.nullable(moment),
  /** Whether an organiser can void it: it belongs to the current season and is not void. */
  canBeVoided: z.boolean(),
});
export type ClubDuel = z.output<typeof clubDuel>;

/** Which duels organisers ask for; 'suspect': of two accounts that seem to be one person's. */
export const clubDuelFilter = z.enum(['all', 'running', 'suspect']);
export type ClubDuelFilter = z.output<typeof clubDuelFilter>;

export const clubDuels = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/get-all-duels',
    access: 'admin',
    summary: 'A page of all players’ duels, newest first',
    query: z.object({ filter: z._default(clubDuelFilter, 'all'), ...newestFirstPage }),
    response: z.array(clubDuel),
  }),
  void: defineEndpoint({
    method: 'POST',
    path: '/api/void-duel',
    access: 'admin',
    summary: 'Void a duel: stop a running one, or take a finished one back with its rating changes',
    body: z.object({ battleId: id }),
    response: clubDuel,
  }),
};
