import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { matchOutcome } from './matches.ts';
import { picturedEntry } from './pokedex.ts';
import { assetPath, id, idParameter, moment, onOneLine } from './primitives.ts';
import { usernameRules } from './users.ts';

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
  /** A CSS colour, #rrggbb. */
  badgeCaseBackground: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  badges: z.array(badge),
});
export type Tournament = z.output<typeof tournament>;

/** A Pokémon in a leader's team or given as the reward. */
export const leaderPokemon = z.object({
  availablePokemonId: id,
  name: z.string(),
  level: z.int(),
  tierInGame: z.literal([1, 2, 3]),
  sprite: assetPath,
  isShiny: z.boolean(),
  itemId: z.nullable(z.string()),
  itemImage: z.nullable(assetPath),
});
export type LeaderPokemon = z.output<typeof leaderPokemon>;

export const leaderTeamMember = z.extend(leaderPokemon, { order: z.int() });

export const tournamentLeader = z.object({
  id,
  name: z.string(),
  sprite: assetPath,
  tournamentId: id,
  order: z.int(),
  isDoubleBattle: z.boolean(),
  pokemons: z.array(leaderTeamMember),
  /** The team is secret: `pokemons` is empty, whatever the team. */
  teamHidden: z.boolean(),
  obtainablePokemon: z.nullable(leaderPokemon),
  /** The reward was won. */
  obtainedPokemon: z.boolean(),
  tierTot: z.int(),
  unlocked: z.boolean(),
  defeated: z.boolean(),
  numberOfMatches: z.int(),
  dominantType: picturedEntry,
  version: z.int(),
});
export type TournamentLeader = z.output<typeof tournamentLeader>;

const tournamentLeaders = z.object({
  id,
  name: z.string(),
  order: z.int(),
  leaders: z.array(tournamentLeader),
});
export type TournamentLeaders = z.output<typeof tournamentLeaders>;

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
  listAllUsers: defineEndpoint({
    method: 'GET',
    path: '/api/get-all-user-tournaments',
    access: 'admin',
    summary: 'Who has signed up for which tournament, and how far they are',
    query: z.object({
      /** Part of a username, name or mail address. */
      search: z.optional(z.string().check(onOneLine, z.maxLength(100))),
      /** This player alone. */
      userId: z.optional(idParameter),
      order: z._default(challengerOrder, 'username'),
      /** The last username of the page before. */
      after: z.optional(z.string().check(onOneLine, z.maxLength(usernameRules.max))),
      limit: z._default(
        z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(200)),
        50,
      ),
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

const itemId = z.nullable(z.string().check(z.maxLength(40)));
const version = z.optional(z.int());
const teamSlot = z.object({
  leaderId: id,
  availablePokemonId: id,
  order: z.int().check(z.minimum(1), z.maximum(6)),
  itemId,
  version,
});
const reward = z.object({ leaderId: id, availablePokemonId: id, itemId, version });
const changedLeader = z.object({ leaderId: id });

export const leaders = {
  listAll: defineEndpoint({
    method: 'GET',
    path: '/api/get-all-tournament-leaders',
    access: 'admin',
    summary: 'Every leader of every tournament, with team and reward',
    response: z.array(tournamentLeaders),
  }),
  listOwn: defineEndpoint({
    method: 'GET',
    path: '/api/get-user-tournament-leaders',
    access: 'user',
    summary: 'The leaders of the tournaments that the caller has signed up for',
    response: z.array(tournamentLeaders),
  }),
  addPokemon: defineEndpoint({
    method: 'POST',
    path: '/api/add-tournament-leader-pokemon',
    access: 'admin',
    summary: "Put a Pokémon in the first free slot of a leader's team",
    body: teamSlot,
    response: changedLeader,
  }),
  editPokemon: defineEndpoint({
    method: 'PUT',
    path: '/api/edit-tournament-leader-pokemon',
    access: 'admin',
    summary: "Put another Pokémon in a slot of a leader's team",
    body: teamSlot,
    response: changedLeader,
  }),
  deletePokemon: defineEndpoint({
    method: 'PUT',
    path: '/api/delete-tournament-leader-pokemon',
    access: 'admin',
    summary: "Take a Pokémon out of a leader's team; those after it move up",
    body: teamSlot,
    response: changedLeader,
  }),
  addReward: defineEndpoint({
    method: 'POST',
    path: '/api/add-tournament-obtainable-pokemon',
    access: 'admin',
    summary: 'Give a leader a reward Pokémon',
    body: reward,
    response: changedLeader,
  }),
  editReward: defineEndpoint({
    method: 'PUT',
    path: '/api/edit-tournament-obtainable-pokemon',
    access: 'admin',
    summary: "Change a leader's reward Pokémon",
    body: reward,
    response: changedLeader,
  }),
  deleteReward: defineEndpoint({
    method: 'PUT',
    path: '/api/delete-tournament-obtainable-pokemon',
    access: 'admin',
    summary: "Take a leader's reward Pokémon away",
    body: reward,
    response: changedLeader,
  }),
};
