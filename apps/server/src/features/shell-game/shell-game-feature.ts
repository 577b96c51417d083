import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { addShellGameRoutes } from './shell-game-routes.ts';
import { createShellGameService } from './shell-game-service.ts';

export function createShellGameFeature(core: Core): Feature {
  const shellGame = createShellGameService(core);
  return { routes: (app) => addShellGameRoutes(app, shellGame) };
}
