/*
 * The endpoints of the Pokédex, as a namespace: a first visit loads only those of one Pokémon.
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
