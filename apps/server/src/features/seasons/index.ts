export { openFirstSeason } from './open-first-season.ts';
export { playerSeasonsOf } from './player-seasons.ts';
export { addSeasonsRoutes } from './seasons-routes.ts';
export { createSeasonsService } from './seasons-service.ts';
