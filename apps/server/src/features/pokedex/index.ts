export { createPokedexFeature } from './pokedex-feature.ts';
export { typeEfficaciesAgainst } from './type-efficacies.ts';
export { toAbilityView, toItemView, toMoveView, toTypeView } from './views.ts';
