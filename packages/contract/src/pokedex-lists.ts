import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { ability, picturedEntry, pokemonInfo, pokemonType } from './pokemon-info.ts';
import { assetPath, generationQuery, id, idParameter, statValues } from './primitives.ts';

const generation = z.object(generationQuery);
/** One file, for offline use. */
export const allInfo = defineEndpoint({
  method: 'GET',
  path: '/api/get-all-pokemon-info',
  access: 'public',
  summary: 'The Pokédex entries of all species',
  query: generation,
  response: z.array(pokemonInfo),
});

const ofPokemon = z.object({ ...generationQuery, pokemonId: idParameter });

/** An option of a list: a name, with an optional picture. */
export const namedEntry = z.object({ id, name: z.string() });

export const damageClass = z.object({
  id: z.enum(['physical', 'special', 'status']),
  name: z.string(),
  image: assetPath,
});

/** A move; power, accuracy and chance are null where not applicable. */
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

/** The attacking types, grouped by how strongly they hit. */
export const efficacies = z.object({
  x4Weakness: z.array(pokemonType),
  x2Weakness: z.array(pokemonType),
  x1Weakness: z.array(pokemonType),
  x05Weakness: z.array(pokemonType),
  x025Weakness: z.array(pokemonType),
  x0Weakness: z.array(pokemonType),
});
export type TypeEfficacies = z.output<typeof efficacies>;

/** Eighths of females; 0 males only, 8 females only, -1 genderless. */
const eighthsOfFemales = z.literal([0, 1, 2, 4, 6, 8, -1]);

export const speciesNames = defineEndpoint({
  method: 'GET',
  path: '/api/get-all-pokemon-species-names',
  access: 'public',
  summary: 'The 493 species, in order of national number',
  query: generation,
  response: z.array(picturedEntry),
});

export const abilities = defineEndpoint({
  method: 'GET',
  path: '/api/get-all-pokemon-abilities',
  access: 'public',
  summary: 'The 123 abilities',
  query: generation,
  response: z.array(namedEntry),
});

export const moves = defineEndpoint({
  method: 'GET',
  path: '/api/get-all-pokemon-moves',
  access: 'public',
  summary: 'The 467 moves',
  query: generation,
  response: z.array(move),
});

export const types = defineEndpoint({
  method: 'GET',
  path: '/api/get-all-pokemon-types',
  access: 'public',
  summary: 'The 17 types',
  query: generation,
  response: z.array(pokemonType),
});

export const items = defineEndpoint({
  method: 'GET',
  path: '/api/get-all-items',
  access: 'public',
  summary: 'The items that a Pokémon can hold',
  query: generation,
  response: z.array(item),
});

export const typeEfficacies = defineEndpoint({
  method: 'GET',
  path: '/api/get-type-efficacies',
  access: 'public',
  summary: 'How strongly each type hits a Pokémon of one type',
  query: z.object({ ...generationQuery, typeId: idParameter }),
  response: efficacies,
});

export const formsInBattle = defineEndpoint({
  method: 'GET',
  path: '/api/get-all-pokemon-in-battle-forms',
  access: 'public',
  summary: 'Every form that can be sent into battle',
  query: generation,
  response: z.array(z.object({ id, speciesId: id, name: z.string(), image: assetPath })),
});

export const genderRate = defineEndpoint({
  method: 'GET',
  path: '/api/get-pokemon-gender-rate',
  access: 'public',
  summary: 'How many eighths of a species are female (-1: no gender)',
  query: z.object({ pokemonId: idParameter }),
  response: eighthsOfFemales,
});

export const pokemonAbilities = defineEndpoint({
  method: 'GET',
  path: '/api/get-pokemon-abilities',
  access: 'public',
  summary: 'The abilities that a form can have',
  query: ofPokemon,
  response: z.array(ability),
});

export const pokemonMoves = defineEndpoint({
  method: 'GET',
  path: '/api/get-pokemon-moves',
  access: 'public',
  summary: 'The moves that a form can know',
  query: ofPokemon,
  response: z.array(move),
});

const namedItem = z.object({ id: z.string(), name: z.string() });
const learnMethod = z.object({
  kind: z.enum(['level-up', 'machine', 'tutor', 'egg', 'event', 'transfer', 'sketch', 'special']),
  /** Minimum level of learning the move this way. */
  level: z.int(),
});

/** Legal options of one form (see `legalityIssuesOf` of the rules). */
export const possibilities = defineEndpoint({
  method: 'GET',
  path: '/api/get-pokemon-possibilities',
  access: 'public',
  summary: 'The legal options of a form in generation 4',
  query: ofPokemon,
  response: z.object({
    formId: id,
    name: z.string(),
    baseStats: statValues,
    minimumLevel: z.int(),
    lowestLevel: z.int(),
    abilityIds: z.array(id),
    moves: z.array(z.object({ id, ways: z.array(learnMethod) })),
    canBeShiny: z.boolean(),
    neededItem: z.nullable(namedItem),
    changingItems: z.array(z.extend(namedItem, { form: z.string() })),
  }),
});
