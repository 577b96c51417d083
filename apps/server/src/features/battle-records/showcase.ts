import { findSetting, updateSetting } from '../../db/settings.ts';
import type { UnitOfWork } from '../../db/transaction.ts';

/** The setting with the id of the duel that everybody's home shows. */
export const showcaseKey = 'showcased-battle';

/** Takes a duel that has ended out of the showcase. */
export async function leaveShowcase({ trx, emit }: UnitOfWork, battleId: number): Promise<void> {
  if ((await findSetting(trx, showcaseKey)) !== String(battleId)) return;
  await updateSetting(trx, showcaseKey, '');
  emit('showcase');
}
