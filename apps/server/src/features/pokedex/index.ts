export { addPokedexRoutes } from './pokedex-routes.ts';
export { toAbilityView, toItemView, toMoveView, toTypeView } from './presentation.ts';
export { typeEfficaciesAgainst } from './type-efficacies.ts';
