export { PokemonBrowser } from './list/PokemonBrowser.tsx';
export { availablePokemonQueries } from './queries.ts';
