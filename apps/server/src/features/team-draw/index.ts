export { findLastTeams } from './last-teams-repository.ts';
export { createTeamDrawFeature } from './team-draw-feature.ts';
export { bySpecies, type TeamDrawService } from './team-draw-service.ts';
