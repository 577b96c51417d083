import type { PreparedPokemon } from '@poketorneo/contract';

export const collectionOrders = ['fit', 'name', 'tier', 'level', 'speed'] as const;
export type CollectionOrder = (typeof collectionOrders)[number];

/** Which of the player's Pokémon are shown, and in which order. */
export interface CollectionView {
  /** Part of a name; empty for all. */
  readonly text: string;
  readonly typeId: number | null;
  readonly tier: number | null;
  readonly order: CollectionOrder;
}

export const wholeCollection: CollectionView = { text: '', typeId: null, tier: null, order: 'fit' };

/** The Pokémon that a view lets through, in its order. `fitOf`: how well one suits the match. */
export function arranged(
  pokemons: readonly PreparedPokemon[],
  { text, typeId, tier, order }: CollectionView,
  fitOf: (pokemon: PreparedPokemon) => number,
): PreparedPokemon[] {
  const wanted = text.trim().toLocaleLowerCase('it');
  const keys: Record<CollectionOrder, (pokemon: PreparedPokemon) => number> = {
    fit: (pokemon) => -fitOf(pokemon),
    name: () => 0,
    tier: ({ tierInGame }) => -tierInGame,
    level: ({ ownLevel }) => -ownLevel,
    speed: ({ stats }) => -stats.speed,
  };
  const keyOf = keys[order];
  return pokemons
    .filter(
      (pokemon) =>
        (wanted === '' || pokemon.name.toLocaleLowerCase('it').includes(wanted)) &&
        (typeId === null || pokemon.typeIds.includes(typeId)) &&
        (tier === null || pokemon.tierInGame === tier),
    )
    .sort((one, other) => keyOf(one) - keyOf(other) || one.name.localeCompare(other.name, 'it'));
}
