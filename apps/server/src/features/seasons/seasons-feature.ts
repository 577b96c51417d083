import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import type { CopyDatabase } from '../downloads/index.ts';
import { addSeasonsRoutes } from './seasons-routes.ts';
import { createSeasonsService } from './seasons-service.ts';

export function createSeasonsFeature(
  core: Core,
  { copyDatabase }: { copyDatabase: CopyDatabase },
): Feature {
  const seasons = createSeasonsService({ ...core, copyDatabase });
  return { routes: (app) => addSeasonsRoutes(app, seasons) };
}
