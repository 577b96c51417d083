export { addBattlesRoutes } from './battles-routes.ts';
export { createBattlesService } from './battles-service.ts';
export { createEngineThread } from './engine/engine-thread.ts';
export type { EngineHost } from './engine/engine-host.ts';
