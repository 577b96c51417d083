export { noSuchPokemon, type StoredPokemon, spreadOf, withSpread } from './available-pokemon.ts';
export { createAvailablePokemonFeature } from './available-pokemon-feature.ts';
export {
  listAvailableForms,
  listAvailablePokemons,
  listAvailablePokemonsById,
  listWithoutSpread,
  updateSpread,
} from './available-pokemon-repository.ts';
export { ownedPokemonTags, visiblePokemonTags } from './available-pokemon-routes.ts';
export type { AvailablePokemonService } from './available-pokemon-service.ts';
export { listOwnedPokemonIds, listUnobtainedSecretIds } from './owned-and-seen-repository.ts';
export { toSpreadColumns } from './spread-columns.ts';
export { findPlayerView, toAvailablePokemonView, toOrganiserView } from './views.ts';
