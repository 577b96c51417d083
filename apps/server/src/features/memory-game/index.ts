export { addMemoryGameRoutes } from './memory-game-routes.ts';
export { createMemoryGameService } from './memory-game-service.ts';
