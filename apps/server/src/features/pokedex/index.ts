export { addPokedexRoutes } from './pokedex-routes.ts';
export { typeEfficaciesAgainst } from './type-efficacies.ts';
export { toAbilityView, toItemView, toMoveView, toTypeView } from './views.ts';
