import webpush from 'web-push';
import type { WritableDatabase } from '../../db/transaction.ts';
import { findPushKeys, insertPushKeys, type PushKeys } from './push-keys-repository.ts';

/**
 * The keys of this installation, made when they are first asked for. Of several processes that make
 * some at once, one wins, and all use its pair.
 */
export function createPushKeys({ db, transaction }: WritableDatabase) {
  let kept: PushKeys | undefined;
  return async (): Promise<PushKeys> => {
    kept ??= await findPushKeys(db);
    if (kept !== undefined) return kept;
    const made = webpush.generateVAPIDKeys();
    kept = await transaction(async ({ trx }) => {
      await insertPushKeys(trx, made);
      return findPushKeys(trx);
    });
    if (kept === undefined) throw new Error('The push keys are gone as soon as they were kept');
    return kept;
  };
}

export type PushKeysOf = ReturnType<typeof createPushKeys>;
