export { pokedexListQueries } from './list-queries.ts';
export { pokedexQueries } from './queries.ts';
export { RandomPokemon } from './random/RandomPokemon.tsx';
export { useSpeciesName } from './use-species-name.ts';
