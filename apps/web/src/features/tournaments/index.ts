export { TournamentsPage } from './list/TournamentsPage.tsx';
export { NoTournaments } from './NoTournaments.tsx';
export { tournamentQueries } from './queries.ts';
export { TournamentRulesPage } from './rules/TournamentRulesPage.tsx';
