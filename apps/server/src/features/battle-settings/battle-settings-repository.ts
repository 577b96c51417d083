import { type BattleSettings, contract } from '@poketorneo/contract';
import type { Database, Trx } from '../../db/database.ts';
import { findSettingValues, updateSetting } from '../../db/settings.ts';

const keys = { mode: 'battles-mode', levelRule: 'battles-level-rule' } as const;

/** Until an organiser changes them. */
const defaults: BattleSettings = { mode: 'both', levelRule: 'equal' };

/** Where matches are fought, and which levels apply. */
export async function findSettings(db: Database): Promise<BattleSettings> {
  const values = await findSettingValues(db, Object.values(keys));
  return contract.battleSettings.get.response.parse({
    mode: values.get(keys.mode) ?? defaults.mode,
    levelRule: values.get(keys.levelRule) ?? defaults.levelRule,
  });
}

export async function updateSettings(trx: Trx, settings: BattleSettings): Promise<void> {
  await updateSetting(trx, keys.mode, settings.mode);
  await updateSetting(trx, keys.levelRule, settings.levelRule);
}
