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

/** By username, those who signed up last first, or whoever has defeated most leaders first. */
export const challengerOrder = z.enum(['username', 'newest', 'progress']);
export type ChallengerOrder = z.output<typeof challengerOrder>;

/** A player, and how far they are. */
export const challenger = z.object({
  userId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  icon: assetPath,
  isAdmin: z.boolean(),
  /** False of an organiser who only organises. */
  plays: z.boolean(),
  isDecidedByOthers,
  status: accountStatus,
  /** When they have asked for a new password, if nobody has made a link since. */
  passwordWishedAt: z.nullable(moment),
  signUpDate: moment,
  numberOfBadges: z.int(),
  numberOfPokemons: z.int(),
  numberOfMatches: z.int(),
  tournaments: z.array(
    z.object({ id, name: z.string(), status: tournamentStatus, defeatedLeaders: z.int() }),
  ),
  /** Whom the player faces next: an ongoing tournament's leader before a champion. */
  nextLeader: z.nullable(nextLeader),
  /** Every leader that the player can face now: `nextLeader`, and champions left for later. */
  attemptableLeaders: z.array(nextLeader),
  /** Those that an organiser can sign the player up for. */
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

/** What an organiser may want to look after: the first few of each, and how many there are. */
export const challengersToLookAfter = z.object({
  /** What a club that has not fought yet lacks first; null once there is a match. */
  lacks: z.nullable(z.enum(['players', 'sign-ups', 'match'])),
  /** Who has tried so often against a leader that the reward is lost, and has not won: most tries first. */
  stuck: z.array(z.object({ ...waitingChallenger, numberOfMatches: z.int() })),
  numberOfStuck: z.int(),
  /** The battles that are under way, the last begun first. */
  battles: z.array(z.object({ ...waitingChallenger, battleId: id, startedAt: moment })),
  numberOfBattles: z.int(),
  /** Who has forgotten the password and waits for an organiser's link, who has waited longest first. */
  passwordWishes: z.array(
    z.object({ userId: id, username: z.string(), icon: assetPath, wishedAt: moment }),
  ),
  numberOfPasswordWishes: z.int(),
});
export type ChallengersToLookAfter = z.output<typeof challengersToLookAfter>;

export const challengers = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/get-all-user-tournaments',
    access: 'admin',
    summary: 'Who has signed up for which tournament, and how far they are',
    query: z.object({
      ...userPage,
      /** This player alone. */
      userId: z.optional(idParameter),
      order: z._default(challengerOrder, 'username'),
      /** Those alone who have tried so often against a leader that the reward is lost, and have not won. */
      stuck: z.optional(flagParameter),
      /** Those alone who are in a tournament and have neither fought nor signed up since. */
      idleSince: z.optional(moment),
      /** Those alone whom the server has heard of since. */
      seenSince: z.optional(moment),
      /** Those alone who can face this leader now. */
      leaderId: z.optional(idParameter),
    }),
    response: z.array(challenger),
  }),
  lookAfter: defineEndpoint({
    method: 'GET',
    path: '/api/get-challengers-to-look-after',
    access: 'admin',
    summary: 'Who gets no further against a leader, and which battles are under way',
    response: challengersToLookAfter,
  }),
};
