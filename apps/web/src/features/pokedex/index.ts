export { PokedexPage } from './browse/PokedexPage.tsx';
export { HomePage } from './home/HomePage.tsx';
export { pokedexListQueries } from './list-queries.ts';
export { TypesTablePage } from './types-table/TypesTablePage.tsx';
export { useSpeciesName } from './use-species-name.ts';
