import type { AvailablePokemon } from '@poketorneo/contract';
import { lazyValue } from '../../../lib/deferred.ts';

/** 'given': the order of the data. */
export const pokemonOrders = ['given', 'number', 'name', 'level', 'tier'] as const;
export type PokemonOrder = (typeof pokemonOrders)[number];

type Ordered = Pick<AvailablePokemon, 'speciesId' | 'formId' | 'name' | 'level' | 'tierInGame'>;

const names = lazyValue(() => new Intl.Collator('it'));

/** Levels and tiers in descending order. */
const comparisons: Record<
  Exclude<PokemonOrder, 'given'>,
  (one: Ordered, other: Ordered) => number
> = {
  number: (one, other) => one.speciesId - other.speciesId || one.formId - other.formId,
  name: (one, other) => names().compare(one.name, other.name),
  level: (one, other) => other.level - one.level,
  tier: (one, other) => other.tierInGame - one.tierInGame,
};

/** Sorts stably. */
export function sortPokemons<Pokemon extends Ordered>(
  pokemons: readonly Pokemon[],
  order: PokemonOrder,
): readonly Pokemon[] {
  return order === 'given' ? pokemons : pokemons.toSorted(comparisons[order]);
}

const parameter = 'ordine';
const words: Record<Exclude<PokemonOrder, 'given'>, string> = {
  number: 'numero',
  name: 'nome',
  level: 'livello',
  tier: 'tier',
};

/** The order in a URL's query ('?ordine=nome'); 'given' if missing or invalid. */
export function orderFromQuery(query: URLSearchParams): PokemonOrder {
  const word = query.get(parameter);
  return pokemonOrders.find((order) => order !== 'given' && words[order] === word) ?? 'given';
}

export function queryWithOrder(query: URLSearchParams, order: PokemonOrder): URLSearchParams {
  const next = new URLSearchParams(query);
  if (order === 'given') next.delete(parameter);
  else next.set(parameter, words[order]);
  return next;
}
