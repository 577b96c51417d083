import { type BattleSettings, contract } from '@poketorneo/contract';
import type { Database, Trx } from '../../db/database.ts';
import { findSettingValues, updateSetting } from '../../db/settings.ts';

const keys = { mode: 'battles-mode', levelRule: 'battles-level-rule' } as const;

/** As long as no organiser has decided otherwise. */
const atFirst: BattleSettings = { mode: 'both', levelRule: 'equal' };

/** Where matches are fought, and which levels count. */
export async function findSettings(db: Database): Promise<BattleSettings> {
  const values = await findSettingValues(db, Object.values(keys));
  return contract.battleSettings.get.response.parse({
    mode: values.get(keys.mode) ?? atFirst.mode,
    levelRule: values.get(keys.levelRule) ?? atFirst.levelRule,
  });
}

export async function updateSettings(trx: Trx, settings: BattleSettings): Promise<void> {
  await updateSetting(trx, keys.mode, settings.mode);
  await updateSetting(trx, keys.levelRule, settings.levelRule);
}
