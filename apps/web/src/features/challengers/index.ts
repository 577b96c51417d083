export { challengerPath } from './list/search-query.ts';
export { challengerQueries } from './queries.ts';
