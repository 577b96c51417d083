import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { matchOutcome } from './matches.ts';
import { assetPath, colour, id, idParameter, moment } from './primitives.ts';
import { userPage } from './users.ts';

export const tournamentStatus = z.enum(['Locked', 'Open', 'Ongoing', 'Completed']);
export type TournamentStatus = z.output<typeof tournamentStatus>;

export const badge = z.object({ id, name: z.string(), image: assetPath, obtained: z.boolean() });
export type Badge = z.output<typeof badge>;

export const tournament = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image: assetPath,
  order: z.int(),
  status: tournamentStatus,
  badgeCaseBackground: colour,
  badges: z.array(badge),
});
export type Tournament = z.output<typeof tournament>;

const nextLeader = z.object({
  id,
  name: z.string(),
  sprite: assetPath,
  order: z.int(),
  tournamentId: id,
  tournamentName: z.string(),
  numberOfMatches: z.int(),
});

/** By username, or those who signed up last first. */
export const challengerOrder = z.enum(['username', 'newest']);
export type ChallengerOrder = z.output<typeof challengerOrder>;

/** A player, and how far they are. */
export const challenger = z.object({
  userId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  icon: assetPath,
  isAdmin: z.boolean(),
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
  lastMatch: z.nullable(z.object({ id, leaderName: z.string(), outcome: matchOutcome })),
});
export type Challenger = z.output<typeof challenger>;

export const tournaments = {
  listAll: defineEndpoint({
    method: 'GET',
    path: '/api/get-all-tournaments',
    access: 'user',
    summary: 'Every tournament, with its status for the caller',
    response: z.array(tournament),
  }),
  listOwn: defineEndpoint({
    method: 'GET',
    path: '/api/get-user-tournaments',
    access: 'user',
    summary: 'The tournaments that the caller has signed up for',
    response: z.array(tournament),
  }),
  listBadges: defineEndpoint({
    method: 'GET',
    path: '/api/get-user-tournaments-badges',
    access: 'user',
    summary: 'The badges of the tournaments that the caller has signed up for',
    response: z.array(tournament),
  }),
  listChallengers: defineEndpoint({
    method: 'GET',
    path: '/api/get-all-user-tournaments',
    access: 'admin',
    summary: 'Who has signed up for which tournament, and how far they are',
    query: z.object({
      ...userPage,
      /** This player alone. */
      userId: z.optional(idParameter),
      order: z._default(challengerOrder, 'username'),
    }),
    response: z.array(challenger),
  }),
  signUp: defineEndpoint({
    method: 'PUT',
    path: '/api/sign-up-tournament',
    access: 'user',
    summary: 'Sign up for an open tournament and receive its starters',
    body: z.object({ tournamentId: id }),
    response: tournament,
  }),
};
