import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { addMatchesRoutes } from './matches-routes.ts';
import { createMatchesService } from './matches-service.ts';

export function createMatchesFeature(core: Core): Feature {
  const matches = createMatchesService(core);
  return { routes: (app) => addMatchesRoutes(app, matches) };
}
