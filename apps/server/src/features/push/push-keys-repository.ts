import type { Database, Trx } from '../../db/database.ts';

/** VAPID keys of this installation, as base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export async function findPushKeys(db: Database): Promise<PushKeys | undefined> {
  return db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
}

/** Inserts the keys if there are none. */
export async function insertPushKeys(trx: Trx, { publicKey, privateKey }: PushKeys): Promise<void> {
  await trx
    .insertInto('push_keys')
    .values({ id: 1, public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
