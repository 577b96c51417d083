import type { Tier } from '@poketorneo/gen4/tier';

/** Conditions on a Pokémon list; null or 'all' where unused. */
export interface PokemonFilter {
  readonly speciesId: number | null;
  readonly firstTypeId: number | null;
  readonly secondTypeId: number | null;
  readonly abilityId: number | null;
  readonly moveId: number | null;
  readonly shiny: 'all' | 'shiny' | 'non-shiny';
  readonly tier: Tier | null;
}

interface Identified {
  readonly id: number;
}

/** The fields used by filters. */
export interface FilterablePokemon {
  readonly speciesId: number;
  readonly isShiny: boolean;
  readonly tierInGame: Tier;
  readonly firstType: Identified;
  readonly secondType: Identified | null;
  readonly ability: Identified;
  readonly firstMove: Identified;
  readonly secondMove: Identified | null;
  readonly thirdMove: Identified | null;
  readonly fourthMove: Identified | null;
}

/** Matches every Pokémon. */
export const noPokemonFilter: PokemonFilter = {
  speciesId: null,
  firstTypeId: null,
  secondTypeId: null,
  abilityId: null,
  moveId: null,
  shiny: 'all',
  tier: null,
};

/** Number of conditions in use. */
export function countConditions(filter: PokemonFilter): number {
  const { shiny, ...others } = filter;
  const set = Object.values(others).filter((value) => value !== null).length;
  return shiny === 'all' ? set : set + 1;
}

/**
 * Pokémon that meet every condition, in the given order. Two types must both match, in either
 * order; one type matches either slot. A move is one of the four. One pass with early exits takes
 * well under a millisecond for 2,000 Pokémon, so there is no index.
 */
export function filterPokemons<Pokemon extends FilterablePokemon>(
  pokemons: readonly Pokemon[],
  filter: PokemonFilter,
): readonly Pokemon[] {
  if (countConditions(filter) === 0) return pokemons;
  return pokemons.filter((pokemon) => matches(pokemon, filter));
}

function matches(pokemon: FilterablePokemon, filter: PokemonFilter): boolean {
  const { speciesId, firstTypeId, secondTypeId, abilityId, moveId, shiny, tier } = filter;
  return (
    (speciesId === null || pokemon.speciesId === speciesId) &&
    (tier === null || pokemon.tierInGame === tier) &&
    (shiny === 'all' || pokemon.isShiny === (shiny === 'shiny')) &&
    (firstTypeId === null || hasType(pokemon, firstTypeId)) &&
    (secondTypeId === null || hasType(pokemon, secondTypeId)) &&
    (abilityId === null || pokemon.ability.id === abilityId) &&
    (moveId === null || knowsMove(pokemon, moveId))
  );
}

function hasType({ firstType, secondType }: FilterablePokemon, typeId: number): boolean {
  return firstType.id === typeId || secondType?.id === typeId;
}

function knowsMove(
  { firstMove, secondMove, thirdMove, fourthMove }: FilterablePokemon,
  moveId: number,
): boolean {
  return (
    firstMove.id === moveId ||
    secondMove?.id === moveId ||
    thirdMove?.id === moveId ||
    fourthMove?.id === moveId
  );
}
