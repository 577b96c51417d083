import { type BattleSettings, contract } from '@poketorneo/contract';
import type { Database, Trx } from '../../db/database.ts';

const keys = { mode: 'battles-mode', levelRule: 'battles-level-rule' } as const;

/** As long as no organiser has decided otherwise. */
const atFirst: BattleSettings = { mode: 'both', levelRule: 'equal' };

/** Where matches are fought, and which levels count. */
export async function findSettings(db: Database): Promise<BattleSettings> {
  const rows = await db
    .selectFrom('settings')
    .selectAll()
    .where('key', 'in', Object.values(keys))
    .execute();
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  return contract.battleSettings.get.response.parse({
    mode: values.get(keys.mode) ?? atFirst.mode,
    levelRule: values.get(keys.levelRule) ?? atFirst.levelRule,
  });
}

export async function updateSettings(trx: Trx, settings: BattleSettings): Promise<void> {
  for (const name of ['mode', 'levelRule'] as const) {
    const value = settings[name];
    await trx
      .insertInto('settings')
      .values({ key: keys[name], value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }
}
