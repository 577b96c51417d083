export { addMatchesRoutes } from './matches-routes.ts';
export { createMatchesService, type MatchReport } from './matches-service.ts';
