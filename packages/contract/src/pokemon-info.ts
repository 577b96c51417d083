import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { assetPath, generationQuery, id, idParameter } from './primitives.ts';

export const picturedEntry = z.object({ id, name: z.string(), image: assetPath });

export const pokemonType = picturedEntry;
export type PokemonType = z.output<typeof pokemonType>;

export const ability = z.object({ id, name: z.string(), description: z.string() });
export type Ability = z.output<typeof ability>;

/** The Pokédex page of one Pokémon. */
export const pokemonInfo = z.object({
  id,
  /** National number: equal to `id` except for alternative forms. */
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
  /** Always null: generation 4 has none. */
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

export const randomInfo = defineEndpoint({
  method: 'GET',
  path: '/api/get-random-pokemon-info',
  access: 'public',
  summary: 'The Pokédex entry of a random species',
  query: z.object(generationQuery),
  response: pokemonInfo,
});

export const infoById = defineEndpoint({
  method: 'GET',
  path: '/api/get-pokemon-info-by-id',
  access: 'public',
  summary: 'The Pokédex entry of one species or form',
  query: z.object({ ...generationQuery, pokemonId: idParameter }),
  response: pokemonInfo,
});
