import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { efficacies, item, move } from './pokedex-lists.ts';
import { ability, pokemonType } from './pokemon-info.ts';
import { assetPath, generationQuery, heldItemId, id, idParameter, tier } from './primitives.ts';
import { spread } from './spread.ts';

const generation = z.object(generationQuery);

export const gender = z.enum(['male', 'female', 'genderless']);
export type Gender = z.output<typeof gender>;

/** A Pokémon that players can meet, as lists show it. */
export const availablePokemon = z.object({
  id,
  formId: id,
  speciesId: id,
  name: z.string(),
  sprite: assetPath,
  isShiny: z.boolean(),
  gender,
  level: z.int(),
  tierInGame: tier,
  firstType: pokemonType,
  secondType: z.nullable(pokemonType),
  ability,
  firstMove: move,
  secondMove: z.nullable(move),
  thirdMove: z.nullable(move),
  fourthMove: z.nullable(move),
  hp: z.int(),
  attack: z.int(),
  defense: z.int(),
  spAttack: z.int(),
  spDefense: z.int(),
  speed: z.int(),
  /** Sent to organisers only; absent for players. */
  item: z.optional(z.nullable(item)),
  /** Legality issues in generation 4; sent to organisers only. */
  impossibilities: z.optional(z.array(z.string())),
  /** Version for optimistic concurrency: an update names it. */
  version: z.int(),
});
export type AvailablePokemon = z.output<typeof availablePokemon>;

const stat = z.int().check(z.minimum(1), z.maximum(999));

/** Body for adding a Pokémon. */
const payload = {
  formId: id,
  level: z.int().check(z.minimum(1), z.maximum(100)),
  gender,
  isShiny: z.boolean(),
  abilityId: id,
  hp: stat,
  attack: stat,
  defense: stat,
  spAttack: stat,
  spDefense: stat,
  speed: stat,
  moveId1: id,
  moveId2: z.nullable(id),
  moveId3: z.nullable(id),
  moveId4: z.nullable(id),
  itemId: heldItemId,
  /** The spread of these stats; where absent or not matching, the server solves one if possible. */
  spread: z.optional(z.nullable(spread)),
};
export const availablePokemonPayload = z.object(payload);
export type AvailablePokemonPayload = z.output<typeof availablePokemonPayload>;

export const availablePokemons = {
  listAll: defineEndpoint({
    method: 'GET',
    path: '/api/get-all-available-pokemons',
    access: 'public',
    summary: 'Every available Pokémon',
    query: generation,
    response: z.array(availablePokemon),
  }),
  listSeen: defineEndpoint({
    method: 'GET',
    path: '/api/get-user-available-pokemons',
    access: 'user',
    summary: 'The Pokémon that the caller owns or could see; all of them for an organiser',
    query: generation,
    response: z.array(availablePokemon),
  }),
  listTeam: defineEndpoint({
    method: 'GET',
    path: '/api/get-user-team-available-pokemons',
    access: 'user',
    summary: 'The Pokémon that a player owns: the caller, or any player for an organiser',
    query: z.object({ ...generationQuery, userId: idParameter }),
    response: z.array(availablePokemon),
  }),
  listUnobtained: defineEndpoint({
    method: 'GET',
    path: '/api/get-user-unobtained-pokemons',
    access: 'user',
    summary: 'The secret Pokémon that the caller does not own yet: their ids alone',
    query: generation,
    response: z.array(z.object({ id })),
  }),
  listNames: defineEndpoint({
    method: 'GET',
    path: '/api/get-all-available-pokemon-names',
    access: 'user',
    summary: 'Names, levels and sprites of the available Pokémon, to choose from',
    response: z.array(
      z.object({ id, name: z.string(), level: z.int(), image: assetPath, tierInGame: tier }),
    ),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/api/get-available-pokemon',
    access: 'user',
    summary: 'One available Pokémon, if the caller may see it',
    query: z.object({ ...generationQuery, id: idParameter }),
    response: availablePokemon,
  }),
  typeEfficacies: defineEndpoint({
    method: 'GET',
    path: '/api/get-available-pokemon-type-efficacies',
    access: 'user',
    summary: 'How strongly each type hits one available Pokémon',
    query: z.object({ ...generationQuery, availablePokemonId: idParameter }),
    response: efficacies,
  }),
  info: defineEndpoint({
    method: 'GET',
    path: '/api/get-available-pokemon-info',
    access: 'admin',
    summary: 'One available Pokémon as an organiser edits it',
    query: z.object({ id: idParameter }),
    response: z.object({ ...payload, id, version: z.int() }),
  }),
  insert: defineEndpoint({
    method: 'POST',
    path: '/api/insert-new-available-pokemon',
    access: 'admin',
    summary: 'Add an available Pokémon; returns its id',
    body: availablePokemonPayload,
    response: id,
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/api/update-available-pokemon',
    access: 'admin',
    summary: 'Change an available Pokémon; 409 where its version has changed',
    body: z.object({
      ...payload,
      id,
      /** The version that the organiser saw; without it, no check. */
      version: z.optional(z.int()),
    }),
    response: id,
  }),
  delete: defineEndpoint({
    method: 'DELETE',
    path: '/api/delete-available-pokemon/:id',
    access: 'admin',
    summary: 'Delete an available Pokémon that nothing uses',
    params: z.object({ id: idParameter }),
    response: id,
  }),
};
