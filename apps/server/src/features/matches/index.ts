export { applyMatch, type MatchDecider, type MatchReport } from './apply-match.ts';
export { addMatchesRoutes } from './matches-routes.ts';
export { createMatchesService } from './matches-service.ts';
