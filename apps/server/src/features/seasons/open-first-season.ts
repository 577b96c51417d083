import { isUniqueViolation } from '../../db/dialect.ts';
import type { WritableDatabase } from '../../db/transaction.ts';
import { findFirstActivity, findOpenSeason, insertSeason } from './seasons-repository.ts';

/** Default name of the first season. */
const defaultName = 'Stagione 1';

/**
 * Opens the first season if there is none: now, or since the first player's activity in
 * installations from before seasons. Safe in several processes.
 */
export async function openFirstSeason({ db, transaction }: WritableDatabase): Promise<void> {
  if ((await findOpenSeason(db)) !== undefined) return;
  try {
    await transaction(async ({ trx, now, emit }) => {
      if ((await findOpenSeason(trx)) !== undefined) return;
      const openedAt = (await findFirstActivity(trx)) ?? now;
      await insertSeason(trx, { name: defaultName, openedAt });
      emit('seasons');
    });
  } catch (error) {
    if (isUniqueViolation(error) === undefined) throw error;
    const isOpenedByOther = (await findOpenSeason(db)) !== undefined;
    if (!isOpenedByOther) throw error;
  }
}
