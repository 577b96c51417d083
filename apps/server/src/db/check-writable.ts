import { randomBytes } from 'node:crypto';
import type { RunTransaction } from './transaction.ts';

/** More than a page of either database; random, hence incompressible. */
const bytes = 12_288;

/** Writes and deletes a row. Throws if the disk is full or read-only. */
export async function checkWritable(transaction: RunTransaction): Promise<void> {
  const key = `trial-${randomBytes(12).toString('base64url')}`;
  const value = randomBytes(bytes).toString('base64');
  await transaction(async ({ trx }) => {
    await trx.insertInto('settings').values({ key, value }).execute();
    await trx.deleteFrom('settings').where('key', '=', key).execute();
  });
}
