export { PokemonListPage } from '../../features/available-pokemon/index.ts';
