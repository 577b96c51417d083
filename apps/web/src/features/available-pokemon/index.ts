export { PokemonBrowser } from './list/PokemonBrowser.tsx';
export { PokemonListPage } from './list/PokemonListPage.tsx';
export { availablePokemonQueries } from './queries.ts';
