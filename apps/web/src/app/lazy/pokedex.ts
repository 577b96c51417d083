export { PokedexPage } from '../../features/pokedex/index.ts';
