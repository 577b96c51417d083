export { LeadersBuilderPage, TournamentLeadersPage } from '../../features/leaders/index.ts';
