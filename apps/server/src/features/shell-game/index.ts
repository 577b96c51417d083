export { addShellGameRoutes } from './shell-game-routes.ts';
export { createShellGameService } from './shell-game-service.ts';
