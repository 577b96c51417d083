import type { WritableDatabase } from '../../db/transaction.ts';
import { findFirstMoment, findOpenSeason, insertSeason } from './seasons-repository.ts';

/** What the first season is called until somebody calls it otherwise. */
const firstName = 'Stagione 1';

/**
 * Opens the first season where there is none: of a new installation now, of one from before there were
 * seasons when the first player began. Several processes may do it at once: one works, the others wait
 * and find it done.
 */
export async function openFirstSeason({ db, transaction }: WritableDatabase): Promise<void> {
  if ((await findOpenSeason(db)) !== undefined) return;
  await transaction(async ({ trx, now, announce }) => {
    if ((await findOpenSeason(trx)) !== undefined) return;
    const openedAt = (await findFirstMoment(trx)) ?? now;
    await insertSeason(trx, { name: firstName, openedAt });
    announce('seasons');
  });
}
