export { TournamentRulesPage } from '../../features/tournaments/index.ts';
