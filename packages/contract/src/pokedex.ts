import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { assetPath, generationQuery, id, idParameter } from './primitives.ts';

const generation = z.object(generationQuery);
const ofPokemon = z.object({ ...generationQuery, pokemonId: idParameter });

/** An entry of a list to choose from: a name, with a picture where there is one. */
export const namedEntry = z.object({ id, name: z.string() });
const picturedEntry = z.object({ id, name: z.string(), image: assetPath });

export const pokemonType = picturedEntry;
export type PokemonType = z.output<typeof pokemonType>;

export const ability = z.object({ id, name: z.string(), description: z.string() });
export type Ability = z.output<typeof ability>;

export const damageClass = z.object({
  id: z.enum(['physical', 'special', 'status']),
  name: z.string(),
  image: assetPath,
});

/** A move; power, accuracy and chance are null where the move has none. */
export const move = z.object({
  id,
  name: z.string(),
  description: z.string(),
  type: pokemonType,
  damageClass,
  /** Base power. */
  power: z.nullable(z.int()),
  /** Percent. */
  accuracy: z.nullable(z.int()),
  pp: z.int(),
  priority: z.int(),
  /** Percent. */
  effectChance: z.nullable(z.int()),
});
export type Move = z.output<typeof move>;

/** A held item. */
export const item = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  image: assetPath,
});
export type Item = z.output<typeof item>;

/** What the Pokédex tells of one Pokémon. */
export const pokemonInfo = z.object({
  id,
  /** National number: the same as `id` but for alternative forms. */
  speciesId: id,
  name: z.string(),
  genus: z.string(),
  description: z.string(),
  image: assetPath,
  cry: assetPath,
  /** Metres. */
  height: z.number(),
  /** Kilograms. */
  weight: z.number(),
  firstType: pokemonType,
  secondType: z.nullable(pokemonType),
  firstAbility: ability,
  secondAbility: z.nullable(ability),
  /** Generation 4 has none: always null. */
  hiddenAbility: z.nullable(ability),
  baseHP: z.int(),
  baseAttack: z.int(),
  baseDefense: z.int(),
  baseSpAttack: z.int(),
  baseSpDefense: z.int(),
  baseSpeed: z.int(),
  baseTot: z.int(),
});
export type PokemonInfo = z.output<typeof pokemonInfo>;

/** The attacking types, grouped by how strongly they hit. */
export const typeEfficacies = z.object({
  x4Weakness: z.array(pokemonType),
  x2Weakness: z.array(pokemonType),
  x1Weakness: z.array(pokemonType),
  x05Weakness: z.array(pokemonType),
  x025Weakness: z.array(pokemonType),
  x0Weakness: z.array(pokemonType),
});
export type TypeEfficacies = z.output<typeof typeEfficacies>;

/** Eighths of females; 0 males only, 8 females only, -1 without gender. */
export const genderRate = z.literal([0, 1, 2, 4, 6, 8, -1]);

export const pokedex = {
  randomInfo: defineEndpoint({
    method: 'GET',
    path: '/api/get-random-pokemon-info',
    access: 'public',
    summary: 'The Pokédex entry of a random species',
    query: generation,
    response: pokemonInfo,
  }),
  infoById: defineEndpoint({
    method: 'GET',
    path: '/api/get-pokemon-info-by-id',
    access: 'public',
    summary: 'The Pokédex entry of one species or form',
    query: ofPokemon,
    response: pokemonInfo,
  }),
  speciesNames: defineEndpoint({
    method: 'GET',
    path: '/api/get-all-pokemon-species-names',
    access: 'public',
    summary: 'The 493 species, in order of national number',
    query: generation,
    response: z.array(picturedEntry),
  }),
  abilities: defineEndpoint({
    method: 'GET',
    path: '/api/get-all-pokemon-abilities',
    access: 'public',
    summary: 'The 123 abilities',
    query: generation,
    response: z.array(namedEntry),
  }),
  moves: defineEndpoint({
    method: 'GET',
    path: '/api/get-all-pokemon-moves',
    access: 'public',
    summary: 'The 467 moves',
    query: generation,
    response: z.array(move),
  }),
  types: defineEndpoint({
    method: 'GET',
    path: '/api/get-all-pokemon-types',
    access: 'public',
    summary: 'The 17 types',
    query: generation,
    response: z.array(pokemonType),
  }),
  items: defineEndpoint({
    method: 'GET',
    path: '/api/get-all-items',
    access: 'public',
    summary: 'The items that a Pokémon can hold',
    query: generation,
    response: z.array(item),
  }),
  typeEfficacies: defineEndpoint({
    method: 'GET',
    path: '/api/get-type-efficacies',
    access: 'public',
    summary: 'How strongly each type hits a Pokémon of one type',
    query: z.object({ ...generationQuery, typeId: idParameter }),
    response: typeEfficacies,
  }),
  formsInBattle: defineEndpoint({
    method: 'GET',
    path: '/api/get-all-pokemon-in-battle-forms',
    access: 'public',
    summary: 'Every form that can be sent into battle',
    query: generation,
    response: z.array(z.object({ id, speciesId: id, name: z.string(), image: assetPath })),
  }),
  genderRate: defineEndpoint({
    method: 'GET',
    path: '/api/get-pokemon-gender-rate',
    access: 'public',
    summary: 'How many eighths of a species are female (-1: no gender)',
    query: z.object({ pokemonId: idParameter }),
    response: genderRate,
  }),
  pokemonAbilities: defineEndpoint({
    method: 'GET',
    path: '/api/get-pokemon-abilities',
    access: 'public',
    summary: 'The abilities that a form can have',
    query: ofPokemon,
    response: z.array(ability),
  }),
  pokemonMoves: defineEndpoint({
    method: 'GET',
    path: '/api/get-pokemon-moves',
    access: 'public',
    summary: 'The moves that a form can know',
    query: ofPokemon,
    response: z.array(move),
  }),
};
