import { contract, type DuelRules } from '@poketorneo/contract';
import type { Database, Trx } from '../../db/database.ts';
import { findSetting, updateSetting } from '../../db/settings.ts';

const key = 'duel-rules';
/** Until an organiser changes them. */
const defaults: DuelRules = { isOn: true, duelists: 'everybody', hours: null };

export async function findDuelRules(db: Database): Promise<DuelRules> {
  const stored = await findSetting(db, key);
  return stored === undefined
    ? defaults
    : contract.duelRules.get.response.parse(JSON.parse(stored));
}

export async function updateDuelRules(trx: Trx, rules: DuelRules): Promise<void> {
  await updateSetting(trx, key, JSON.stringify(rules));
}
