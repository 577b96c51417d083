export { BadgeProgress } from './list/BadgeProgress.tsx';
export { NoTournaments } from './NoTournaments.tsx';
export { tournamentQueries } from './queries.ts';
