export { challengerQueries } from './queries.ts';
