import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import {
  assetPath,
  flagParameter,
  id,
  idParameter,
  moment,
  newestFirstPage,
  singleLine,
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
  /** With a win: whether it gave the reward. */
  rewardGiven: z.boolean(),
  timestamp: moment,
  /** The battle of the match; null for one recorded by an organiser. */
  battleId: z.nullable(id),
});
export type Match = z.output<typeof match>;

/**
 * The player is an organiser, and there is another one: organisers do not record, correct, undo or
 * annul their own matches then.
 */
export const isDecidedByOthers = z.boolean();

/** Matches by outcome; suspended ones do not count. */
export const matchTally = z.object({ wins: z.int(), losses: z.int(), draws: z.int() });
export type MatchTally = z.output<typeof matchTally>;

const pictured = z.object({ name: z.string(), image: assetPath });

/** Gains of a recorded match. */
export const matchGains = z.object({
  badge: z.nullable(pictured),
  /** The reward or prize, if the player did not own it yet. */
  pokemon: z.nullable(pictured),
  /** The reward that the win did not give. */
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

/** Possessions gained or lost by a revision. */
const possessionChange = z.object({
  badges: z.array(pictured),
  pokemons: z.array(pictured),
  numberOfFaceIcons: z.int(),
  /** The names of tournaments that become completed, or no longer are. */
  completedTournaments: z.array(z.string()),
});

/** Version of a preview, to confirm it. */
const revisionVersion = z.string().check(singleLine, z.minLength(1), z.maxLength(100));

/** Consequences of a revision: of undoing a match, or correcting its outcome. */
export const matchRevision = z.object({
  /** The preview's version: the revision is refused if its consequences have changed. */
  version: z.string(),
  username: z.string(),
  /** The current match. */
  match,
  /** The corrected match; null where it is undone. */
  outcome: z.nullable(matchOutcome),
  rewardGiven: z.boolean(),
  /** Whether the leader gives a reward. */
  hasReward: z.boolean(),
  /** Later matches that become impossible and are undone too, last one first. */
  undone: z.array(match),
  /** The names of tournaments whose sign-up is revoked, with its starters. */
  withdrawnTournaments: z.array(z.string()),
  /** Later wins that gain or lose their reward. */
  rewardChanges: z.array(z.object({ leaderName: z.string(), rewardGiven: z.boolean() })),
  lost: possessionChange,
  gained: possessionChange,
  /** Number of unaffected later matches. */
  numberOfKept: z.int(),
});
export type MatchRevision = z.output<typeof matchRevision>;

/** A match recorded by an organiser, with its player. */
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
      /** The player's last match as the organiser saw it (null: none): prevents recording twice. */
      lastMatchId: z.optional(z.nullable(id)),
    }),
    response: recordedMatch,
    status: 201,
  }),
  deleteLast: defineEndpoint({
    method: 'DELETE',
    path: '/api/delete-last-match',
    access: 'admin',
    summary: 'Undo a player’s last match, unless something depends on it',
    query: z.object({
      userId: idParameter,
      /** The match to undo; refused when it is no longer the last one. */
      matchId: z.optional(idParameter),
    }),
    response: match,
  }),
  revision: defineEndpoint({
    method: 'GET',
    path: '/api/get-match-revision',
    access: 'admin',
    summary: 'Preview the consequences of undoing a match, or of correcting its outcome',
    query: z.object({
      matchId: idParameter,
      /** The correct outcome; without it, the match is undone. */
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
    summary: 'Correct a match’s outcome, with all that follows from it',
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
    summary: 'Undo any match, with the later ones that depend on it',
    query: z.object({ matchId: idParameter, version: revisionVersion }),
    response: matchRevision,
  }),
  recent: defineEndpoint({
    method: 'GET',
    path: '/api/get-recent-matches',
    access: 'admin',
    summary: 'Matches recorded by organisers since a time, latest first, a page at a time',
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
    summary: 'The caller’s matches, counted by outcome',
    response: matchTally,
  }),
};
