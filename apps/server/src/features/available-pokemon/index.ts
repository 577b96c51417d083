export { toOrganisersView } from './as-organisers-see.ts';
export { findAsPlayersSee } from './as-players-see.ts';
export { noSuchPokemon, type StoredPokemon, spreadOf, withSpread } from './available-pokemon.ts';
export {
  listAvailablePokemonsById,
  listWithoutSpread,
  updateSpread,
} from './available-pokemon-repository.ts';
export { addAvailablePokemonRoutes, ownedBy, seenBy } from './available-pokemon-routes.ts';
export {
  type AvailablePokemonService,
  createAvailablePokemonService,
} from './available-pokemon-service.ts';
export { listOwnedPokemonIds, listUnobtainedSecretIds } from './owned-and-seen-repository.ts';
export { toAvailablePokemonView } from './presentation.ts';
export { toSpreadColumns } from './spread-columns.ts';
