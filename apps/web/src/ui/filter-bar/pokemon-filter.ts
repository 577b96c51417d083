import type { Tier } from '@poketorneo/gen4/tier';

/** What a list of Pokémon can be narrowed by; null, or 'all', where it is not. */
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

/** What a filter looks at. */
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

/** The filter that lets everything through. */
export const noPokemonFilter: PokemonFilter = {
  speciesId: null,
  firstTypeId: null,
  secondTypeId: null,
  abilityId: null,
  moveId: null,
  shiny: 'all',
  tier: null,
};

/** How many of its conditions a filter makes use of. */
export function countConditions(filter: PokemonFilter): number {
  const { shiny, ...others } = filter;
  const set = Object.values(others).filter((value) => value !== null).length;
  return shiny === 'all' ? set : set + 1;
}

/**
 * The Pokémon that meet every condition, in the order given. With two types a Pokémon must have
 * both, in either order; with one, either of its slots may match. A move is one of its four.
 *
 * One pass with early exits: 2,000 Pokémon take well under a millisecond, so there is no index.
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
