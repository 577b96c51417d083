import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { matchOutcome } from './matches.ts';
import { assetPath, id, idParameter, moment } from './primitives.ts';
import { tournamentStatus } from './tournaments.ts';
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
    }),
    response: z.array(challenger),
  }),
};
