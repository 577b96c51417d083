export { addTeamDrawRoutes } from './team-draw-routes.ts';
export { createTeamDrawService } from './team-draw-service.ts';
