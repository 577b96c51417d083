import webpush from 'web-push';
import type { WritableDatabase } from '../../db/transaction.ts';
import { findPushKeys, insertPushKeys, type PushKeys } from './push-keys-repository.ts';

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
