export { addressOfChallenger } from './list/search-address.ts';
export { challengerQueries } from './queries.ts';
