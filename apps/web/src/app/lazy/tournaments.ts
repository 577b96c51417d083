export { TournamentsPage } from '../../features/tournaments/index.ts';
