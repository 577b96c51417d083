/*
 * The endpoints of the Pokédex, as a namespace: a first visit needs those of one Pokémon, and loads no others.
 */
export {
  abilities,
  allInfo,
  formsInBattle,
  genderRate,
  items,
  moves,
  pokemonAbilities,
  pokemonMoves,
  possibilities,
  speciesNames,
  typeEfficacies,
  types,
} from './pokedex-lists.ts';
export { infoById, randomInfo } from './pokemon-info.ts';
