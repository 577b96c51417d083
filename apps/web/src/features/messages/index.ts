export { messageQueries } from './queries.ts';
