import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { assetPath, id, idParameter, moment, newestFirstPage } from './primitives.ts';

export const matchOutcome = z.enum(['win', 'loss', 'draw', 'suspended']);
export type MatchOutcome = z.output<typeof matchOutcome>;

export const match = z.object({
  id,
  userId: id,
  leaderId: id,
  leaderName: z.string(),
  tournamentId: id,
  tournamentName: z.string(),
  outcome: matchOutcome,
  /** With a win: whether the reward came with it. */
  rewardGiven: z.boolean(),
  timestamp: moment,
  /** The battle that it was fought in; null for one that an organiser has recorded. */
  battleId: z.nullable(id),
});
export type Match = z.output<typeof match>;

/** How many matches ended how; suspended ones do not count. */
export const matchTally = z.object({ wins: z.int(), losses: z.int(), draws: z.int() });
export type MatchTally = z.output<typeof matchTally>;

const pictured = z.object({ name: z.string(), image: assetPath });

/** What a recorded match gave the player besides its own count. */
export const matchGains = z.object({
  badge: z.nullable(pictured),
  /** The reward or prize, when the player did not own it yet. */
  pokemon: z.nullable(pictured),
  /** The reward that did not come with the win. */
  lostPokemon: z.nullable(pictured),
  numberOfFaceIcons: z.int(),
  tournamentCompleted: z.boolean(),
  /** The champion and the tournament that the completion unlocked. */
  championName: z.nullable(z.string()),
  nextTournamentName: z.nullable(z.string()),
});
export type MatchGains = z.output<typeof matchGains>;

export const recordedMatch = z.extend(match, { gains: matchGains });
export type RecordedMatch = z.output<typeof recordedMatch>;

export const matches = {
  insert: defineEndpoint({
    method: 'POST',
    path: '/api/insert-match',
    access: 'admin',
    summary: 'Record a match with all its effects',
    body: z.object({
      userId: id,
      leaderId: id,
      outcome: matchOutcome,
      /** With a win; without it, the rule decides. */
      rewardGiven: z.optional(z.boolean()),
      /** The player's last match as the organiser saw it (null: none), so that none is recorded twice. */
      lastMatchId: z.optional(z.nullable(id)),
    }),
    response: recordedMatch,
    status: 201,
  }),
  deleteLast: defineEndpoint({
    method: 'DELETE',
    path: '/api/delete-last-match',
    access: 'admin',
    summary: 'Undo a player’s last match, unless something already rests on it',
    query: z.object({
      userId: idParameter,
      /** The match that the organiser means to undo; refused when it is not the last any more. */
      matchId: z.optional(idParameter),
    }),
    response: match,
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/api/get-user-matches',
    access: 'user',
    summary:
      'The matches of a player, newest first, a page at a time: own, or any for an organiser',
    query: z.object({ userId: idParameter, ...newestFirstPage }),
    response: z.array(match),
  }),
  tally: defineEndpoint({
    method: 'GET',
    path: '/api/get-match-tally',
    access: 'user',
    summary: 'How many of the caller’s matches ended how',
    response: matchTally,
  }),
};
