export { addTeamDrawRoutes } from './team-draw-routes.ts';
export { createTeamDrawService, type TeamDrawService } from './team-draw-service.ts';
