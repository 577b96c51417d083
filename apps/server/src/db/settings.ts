import type { Database, Trx } from './database.ts';

/** A setting of the installation; undefined if unset. */
export async function findSetting(db: Database, key: string): Promise<string | undefined> {
  return (await findSettingValues(db, [key])).get(key);
}

/** Several settings at once, without unset ones. */
export async function findSettingValues(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('settings').selectAll().where('key', 'in', keys).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

export async function updateSetting(trx: Trx, key: string, value: string): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
