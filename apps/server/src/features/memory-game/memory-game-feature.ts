import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { addMemoryGameRoutes } from './memory-game-routes.ts';
import { createMemoryGameService } from './memory-game-service.ts';

export function createMemoryGameFeature(core: Core): Feature {
  const memoryGame = createMemoryGameService(core);
  return { routes: (app) => addMemoryGameRoutes(app, memoryGame) };
}
