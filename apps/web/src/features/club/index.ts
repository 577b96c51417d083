export { clubQueries } from './queries.ts';
