export { addMatchesRoutes } from './matches-routes.ts';
export { createMatchesService } from './matches-service.ts';
