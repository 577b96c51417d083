import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { addOwnDataRoutes } from './own-data-routes.ts';

export function createOwnDataFeature(core: Core): Feature {
  return { routes: (app) => addOwnDataRoutes(app, core) };
}
