export { findSettings } from './battle-settings-repository.ts';
export { addBattleSettingsRoutes } from './battle-settings-routes.ts';
