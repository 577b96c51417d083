export { TypesTablePage } from '../../features/pokedex/index.ts';
