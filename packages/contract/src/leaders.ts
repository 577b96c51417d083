import * as z from 'zod/mini';
import { battleGrade } from './battle-grade.ts';
import { defineEndpoint } from './endpoint.ts';
import { pokemonType } from './pokemon-info.ts';
import { assetPath, heldItemId, id, maxTeamSize, tier } from './primitives.ts';

/** A Pokémon in a leader's team or given as the reward. */
export const leaderPokemon = z.object({
  availablePokemonId: id,
  name: z.string(),
  level: z.int(),
  tierInGame: tier,
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
  /** The reward of a win; champions give none. */
  badge: z.nullable(z.object({ name: z.string(), image: assetPath })),
  pokemons: z.array(leaderTeamMember),
  /** The team is secret: `pokemons` is empty. */
  teamHidden: z.boolean(),
  obtainablePokemon: z.nullable(leaderPokemon),
  /** The reward was obtained. */
  obtainedPokemon: z.boolean(),
  tierTot: z.int(),
  unlocked: z.boolean(),
  defeated: z.boolean(),
  numberOfMatches: z.int(),
  dominantType: pokemonType,
  version: z.int(),
  /** The player's running battle against the leader; null for organisers. */
  runningBattleId: z.nullable(id),
  /** Sent to organisers only. */
  battleGrade: z.optional(battleGrade),
});
export type TournamentLeader = z.output<typeof tournamentLeader>;

const tournamentLeaders = z.object({
  id,
  name: z.string(),
  order: z.int(),
  leaders: z.array(tournamentLeader),
});
export type TournamentLeaders = z.output<typeof tournamentLeaders>;

const version = z.optional(z.int());
const teamSlot = z.object({
  leaderId: id,
  availablePokemonId: id,
  order: z.int().check(z.minimum(1), z.maximum(maxTeamSize)),
  itemId: heldItemId,
  version,
});
const reward = z.object({ leaderId: id, availablePokemonId: id, itemId: heldItemId, version });
/** The slots in their new order. */
const arrangement = z
  .array(z.int().check(z.minimum(1), z.maximum(maxTeamSize)))
  .check(z.minLength(1), z.maxLength(maxTeamSize));
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
    summary: 'Put a Pokémon in the first free slot of a leader’s team',
    body: teamSlot,
    response: changedLeader,
  }),
  editPokemon: defineEndpoint({
    method: 'PUT',
    path: '/api/edit-tournament-leader-pokemon',
    access: 'admin',
    summary: 'Put another Pokémon in a slot of a leader’s team',
    body: teamSlot,
    response: changedLeader,
  }),
  deletePokemon: defineEndpoint({
    method: 'PUT',
    path: '/api/delete-tournament-leader-pokemon',
    access: 'admin',
    summary: 'Take a Pokémon out of a leader’s team; those after it move up',
    body: teamSlot,
    response: changedLeader,
  }),
  arrangePokemons: defineEndpoint({
    method: 'PUT',
    path: '/api/arrange-tournament-leader-pokemons',
    access: 'admin',
    summary: 'Put the Pokémon of a leader’s team in another order',
    body: z.object({ leaderId: id, slots: arrangement, version }),
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
    summary: 'Change a leader’s reward Pokémon',
    body: reward,
    response: changedLeader,
  }),
  deleteReward: defineEndpoint({
    method: 'PUT',
    path: '/api/delete-tournament-obtainable-pokemon',
    access: 'admin',
    summary: 'Take a leader’s reward Pokémon away',
    body: reward,
    response: changedLeader,
  }),
  setGrade: defineEndpoint({
    method: 'PUT',
    path: '/api/set-leader-battle-grade',
    access: 'admin',
    summary: 'Set a leader’s AI grade',
    body: z.object({ leaderId: id, grade: battleGrade, version }),
    response: changedLeader,
  }),
};
