import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { isDecidedByOthers, matchOutcome } from './matches.ts';
import { assetPath, flagParameter, id, idParameter, moment } from './primitives.ts';
import { tournamentStatus } from './tournaments.ts';
import { accountStatus } from './user.ts';
import { userPage } from './users.ts';

const nextLeader = z.object({
  id,
  name: z.string(),
  sprite: assetPath,
  order: z.int(),
  tournamentId: id,
  tournamentName: z.string(),
  numberOfMatches: z.int(),
});

/** By username, by latest sign-up, or by most defeated leaders. */
export const challengerOrder = z.enum(['username', 'newest', 'progress']);
export type ChallengerOrder = z.output<typeof challengerOrder>;

/** A player with progress. */
export const challenger = z.object({
  userId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  icon: assetPath,
  isAdmin: z.boolean(),
  /** False for an organiser who does not play. */
  plays: z.boolean(),
  isDecidedByOthers,
  status: accountStatus,
  /** Time of a pending password reset request. */
  passwordWishedAt: z.nullable(moment),
  signUpDate: moment,
  numberOfBadges: z.int(),
  numberOfPokemons: z.int(),
  numberOfMatches: z.int(),
  tournaments: z.array(
    z.object({ id, name: z.string(), status: tournamentStatus, defeatedLeaders: z.int() }),
  ),
  /** Next leader: an ongoing tournament's leader before a champion. */
  nextLeader: z.nullable(nextLeader),
  /** Every available leader: `nextLeader`, and champions left for later. */
  attemptableLeaders: z.array(nextLeader),
  /** Tournaments that an organiser can sign the player up for. */
  openTournaments: z.array(z.object({ id, name: z.string() })),
  lastMatch: z.nullable(z.object({ id, leaderName: z.string(), outcome: matchOutcome })),
});
export type Challenger = z.output<typeof challenger>;

const waitingChallenger = {
  userId: id,
  username: z.string(),
  icon: assetPath,
  leaderName: z.string(),
};

/** To-do list of organisers: the first entries of each kind, and their count. */
export const challengerAttention = z.object({
  /** Missing setup of a new club; null once there is a match. */
  lacks: z.nullable(z.enum(['players', 'sign-ups', 'match'])),
  /**
   * Players who lost a leader's reward by too many attempts, without a win: most attempts first.
   */
  stuck: z.array(z.object({ ...waitingChallenger, numberOfMatches: z.int() })),
  numberOfStuck: z.int(),
  /** Running battles, latest first. */
  battles: z.array(z.object({ ...waitingChallenger, battleId: id, startedAt: moment })),
  numberOfBattles: z.int(),
  /** Pending password reset requests, oldest first. */
  passwordWishes: z.array(
    z.object({ userId: id, username: z.string(), icon: assetPath, wishedAt: moment }),
  ),
  numberOfPasswordWishes: z.int(),
});
export type ChallengerAttention = z.output<typeof challengerAttention>;

export const challengers = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/get-all-user-tournaments',
    access: 'admin',
    summary: 'The players, with their tournaments and progress',
    query: z.object({
      ...userPage,
      /** Only this player. */
      userId: z.optional(idParameter),
      order: z._default(challengerOrder, 'username'),
      /** Only players who have lost a leader's reward by too many attempts, without a win. */
      stuck: z.optional(flagParameter),
      /** Only players in a tournament without a match or a sign-up since. */
      idleSince: z.optional(moment),
      /** Only players seen since. */
      seenSince: z.optional(moment),
      /** Only players who can face this leader now. */
      leaderId: z.optional(idParameter),
    }),
    response: z.array(challenger),
  }),
  lookAfter: defineEndpoint({
    method: 'GET',
    path: '/api/get-challengers-to-look-after',
    access: 'admin',
    summary: 'The organisers’ to-do list: stuck players, running battles, reset requests',
    response: challengerAttention,
  }),
};
