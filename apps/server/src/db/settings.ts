import type { Database, Trx } from './database.ts';

/** What stands under a key of the installation's settings; undefined where nothing was written yet. */
export async function findSetting(db: Database, key: string): Promise<string | undefined> {
  return (await findSettingValues(db, [key])).get(key);
}

/** The same of several keys at once: those under which anything stands. */
export async function findSettingValues(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('settings').selectAll().where('key', 'in', keys).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Writes it, in the place of what stood there. */
export async function updateSetting(trx: Trx, key: string, value: string): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
