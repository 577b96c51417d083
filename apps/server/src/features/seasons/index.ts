export { openFirstSeason } from './open-first-season.ts';
export { addSeasonsRoutes } from './seasons-routes.ts';
export { createSeasonsService } from './seasons-service.ts';
