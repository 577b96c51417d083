import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { addBattleSettingsRoutes } from './battle-settings-routes.ts';

export function createBattleSettingsFeature(core: Core): Feature {
  return { routes: (app) => addBattleSettingsRoutes(app, core) };
}
