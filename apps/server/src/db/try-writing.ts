import { randomBytes } from 'node:crypto';
import type { RunTransaction } from './transaction.ts';

/** More than a page of either database, and nothing that could be compressed: bytes. */
const size = 12_288;

/** Writes something and deletes it again. Throws when there is no room for it, or no right to. */
export async function tryWriting(transaction: RunTransaction): Promise<void> {
  const key = `trial-${randomBytes(12).toString('base64url')}`;
  const value = randomBytes(size).toString('base64');
  await transaction(async ({ trx }) => {
    await trx.insertInto('settings').values({ key, value }).execute();
    await trx.deleteFrom('settings').where('key', '=', key).execute();
  });
}
