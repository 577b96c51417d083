export { LeadersBuilderPage } from './LeadersBuilderPage.tsx';
export { TournamentLeadersPage } from './TournamentLeadersPage.tsx';
