import { hour } from '../../clock.ts';
import type { DatabaseLocation } from '../../db/open-database.ts';
import type { WritableDatabase } from '../../db/transaction.ts';
import { notify } from '../notifications/index.ts';
import { listAdministratorIds } from '../users/index.ts';
import { findLastReminder, updateLastReminder } from './backup-settings-repository.ts';
import { isBackupDue, longestWithoutBackup } from './backup-status.ts';

/** How often a process looks. */
export const betweenReminders = hour;

/**
 * Reminds the organisers of a copy that is due, once a week at most. Whether it is time is looked at
 * again in the transaction that reminds them, so nobody is told twice.
 */
export function createBackupReminder(
  { db, transaction }: WritableDatabase,
  location: DatabaseLocation,
  clock: () => number,
) {
  async function isTime(now: Date, from = db): Promise<boolean> {
    if (!(await isBackupDue(from, location, now))) return false;
    const last = await findLastReminder(from);
    return last === null || now.getTime() - last.getTime() >= longestWithoutBackup;
  }

  return async (): Promise<void> => {
    if (!(await isTime(new Date(clock())))) return;
    await transaction(async (unit) => {
      if (!(await isTime(unit.now, unit.trx))) return;
      await updateLastReminder(unit.trx, unit.now);
      for (const userId of await listAdministratorIds(unit.trx)) {
        await notify(unit, userId, { kind: 'backup-due' });
      }
    });
  };
}
