import webpush from 'web-push';
import type { Database, Trx } from '../../db/database.ts';
import type { WritableDatabase } from '../../db/transaction.ts';

/** VAPID keys of this installation, as base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

async function findPushKeys(db: Database): Promise<PushKeys | undefined> {
  return db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
}

/** Inserts the keys if there are none. */
async function insertPushKeys(trx: Trx, { publicKey, privateKey }: PushKeys): Promise<void> {
  await trx
    .insertInto('push_keys')
    .values({ id: 1, public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The installation's keys, created on first use. If several processes create them, the first
 * pair wins.
 */
export function createPushKeys({ db, transaction }: WritableDatabase) {
  let cached: PushKeys | undefined;
  return async (): Promise<PushKeys> => {
    cached ??= await findPushKeys(db);
    if (cached !== undefined) return cached;
    const made = webpush.generateVAPIDKeys();
    cached = await transaction(async ({ trx }) => {
      await insertPushKeys(trx, made);
      return findPushKeys(trx);
    });
    if (cached === undefined) throw new Error('The stored push keys are missing');
    return cached;
  };
}

export type PushKeysOf = ReturnType<typeof createPushKeys>;
