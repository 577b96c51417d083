import type { PreparedPokemon } from '@poketorneo/contract';

export const collectionOrders = ['fit', 'name', 'tier', 'level', 'speed'] as const;
export type CollectionOrder = (typeof collectionOrders)[number];

/** The filters and the order of the player's Pokémon. */
export interface CollectionView {
  /** Part of a name; empty for all. */
  readonly text: string;
  readonly typeId: number | null;
  readonly tier: number | null;
  readonly order: CollectionOrder;
}

export const initialCollectionView: CollectionView = {
  text: '',
  typeId: null,
  tier: null,
  order: 'fit',
};

/** Filters and sorts; `fitOf` rates how well a Pokémon suits the match. */
export function filterAndSort(
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
