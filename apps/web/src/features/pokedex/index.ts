export { HomePage } from './home/HomePage.tsx';
export { pokedexListQueries } from './list-queries.ts';
export { useSpeciesName } from './use-species-name.ts';
