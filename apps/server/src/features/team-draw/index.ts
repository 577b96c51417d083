export { createTeamDrawFeature } from './team-draw-feature.ts';
export type { TeamDrawService } from './team-draw-service.ts';
