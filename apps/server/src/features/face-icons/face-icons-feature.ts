import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { addFaceIconsRoutes } from './face-icons-routes.ts';
import { createFaceIconsService } from './face-icons-service.ts';

export function createFaceIconsFeature(core: Core): Feature {
  const faceIcons = createFaceIconsService(core);
  return { routes: (app) => addFaceIconsRoutes(app, faceIcons) };
}
