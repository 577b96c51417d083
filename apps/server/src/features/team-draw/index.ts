export { addPvpRoutes } from './pvp-routes.ts';
export { createPvpService } from './pvp-service.ts';
