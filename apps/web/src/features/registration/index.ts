export { registrationQueries } from './queries.ts';
