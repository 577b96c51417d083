export { createBattleSettingsFeature } from './battle-settings-feature.ts';
export { findSettings } from './battle-settings-repository.ts';
