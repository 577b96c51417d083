export { LeadersBuilderPage } from './LeadersBuilderPage.tsx';
export { leaderPlace } from './leader-place.ts';
export { leaderQueries } from './queries.ts';
export { TournamentLeadersPage } from './TournamentLeadersPage.tsx';
