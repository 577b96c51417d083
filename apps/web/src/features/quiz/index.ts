export { unobtainedQueries } from './queries.ts';
