export { NoTournaments } from './NoTournaments.tsx';
export { tournamentQueries } from './queries.ts';
