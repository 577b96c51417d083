import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import {
  assetPath,
  flagParameter,
  id,
  idParameter,
  moment,
  newestFirstPage,
  onOneLine,
} from './primitives.ts';

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

/**
 * Whose matches it is about organises, and so does somebody else: nobody records, corrects, undoes or
 * annuls a match of their own while there is another organiser.
 */
export const isDecidedByOthers = z.boolean();

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

/** What a player comes by, or loses again, when a match is put right. */
const possessionChange = z.object({
  badges: z.array(pictured),
  pokemons: z.array(pictured),
  numberOfFaceIcons: z.int(),
  /** The names of the tournaments that are completed then, or are not any more. */
  completedTournaments: z.array(z.string()),
});

/** What was found when an organiser asked what would follow. */
const revisionVersion = z.string().check(onOneLine, z.minLength(1), z.maxLength(100));

/** What follows from putting a match right: undoing it, or correcting how it ended. */
export const matchRevision = z.object({
  /** Of what was found: it is carried out only while it would still be the same. */
  version: z.string(),
  username: z.string(),
  /** As it is. */
  match,
  /** As it is to be; null where it is undone. */
  outcome: z.nullable(matchOutcome),
  rewardGiven: z.boolean(),
  /** Whether the leader has a reward to give. */
  hasReward: z.boolean(),
  /** The later matches that could not have been fought then, and are undone too: the last one first. */
  undone: z.array(match),
  /** The names of the tournaments whose sign-up is taken back, with its starters. */
  withdrawnTournaments: z.array(z.string()),
  /** The later wins that come with their reward then, or without it. */
  rewardChanges: z.array(z.object({ leaderName: z.string(), rewardGiven: z.boolean() })),
  lost: possessionChange,
  gained: possessionChange,
  /** How many later matches stay as they are. */
  numberOfKept: z.int(),
});
export type MatchRevision = z.output<typeof matchRevision>;

/** A match that an organiser has recorded, with whose it is. */
export const recentMatch = z.extend(match, {
  username: z.string(),
  icon: assetPath,
  isDecidedByOthers,
});
export type RecentMatch = z.output<typeof recentMatch>;

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
  revision: defineEndpoint({
    method: 'GET',
    path: '/api/get-match-revision',
    access: 'admin',
    summary: 'What would follow from undoing a match, or from another outcome of it',
    query: z.object({
      matchId: idParameter,
      /** How it really ended; without it, it never happened. */
      outcome: z.optional(matchOutcome),
      /** With a win; without it, the rule decides. */
      rewardGiven: z.optional(flagParameter),
    }),
    response: matchRevision,
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/api/update-match',
    access: 'admin',
    summary: 'Correct how a match ended, with all that follows from it',
    body: z.object({
      matchId: id,
      outcome: matchOutcome,
      /** With a win; without it, the rule decides. */
      rewardGiven: z.optional(z.boolean()),
      version: revisionVersion,
    }),
    response: matchRevision,
  }),
  delete: defineEndpoint({
    method: 'DELETE',
    path: '/api/delete-match',
    access: 'admin',
    summary: 'Undo a match, whichever, and the later ones that rest on it',
    query: z.object({ matchId: idParameter, version: revisionVersion }),
    response: matchRevision,
  }),
  recent: defineEndpoint({
    method: 'GET',
    path: '/api/get-recent-matches',
    access: 'admin',
    summary: 'What organisers have recorded since a moment, the last first, a page at a time',
    query: z.object({ since: moment, ...newestFirstPage }),
    response: z.array(recentMatch),
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
