export { useFreshAccount } from './overview/use-fresh-account.ts';
export { profileQueries } from './queries.ts';
