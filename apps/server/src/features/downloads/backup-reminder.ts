import { hour } from '../../clock.ts';
import type { DatabaseLocation } from '../../db/open-database.ts';
import type { WritableDatabase } from '../../db/transaction.ts';
import { notify } from '../notifications/index.ts';
import { listAdministratorIds } from '../users/index.ts';
import { findLastReminder, updateLastReminder } from './backup-settings-repository.ts';
import { isBackupDue, maxBackupAgeMs } from './backup-status.ts';

/** How often a process checks. */
export const reminderIntervalMs = hour;

/**
 * Reminds organisers of a due backup, once a week. Checked again in the transaction, so that
 * several processes remind once.
 */
export function createBackupReminder(
  { db, transaction }: WritableDatabase,
  location: DatabaseLocation,
  clock: () => number,
) {
  async function isDue(now: Date, source = db): Promise<boolean> {
    if (!(await isBackupDue(source, location, now))) return false;
    const last = await findLastReminder(source);
    return last === null || now.getTime() - last.getTime() >= maxBackupAgeMs;
  }

  return async (): Promise<void> => {
    if (!(await isDue(new Date(clock())))) return;
    await transaction(async (unit) => {
      if (!(await isDue(unit.now, unit.trx))) return;
      await updateLastReminder(unit.trx, unit.now);
      for (const userId of await listAdministratorIds(unit.trx)) {
        await notify(unit, userId, { kind: 'backup-due' });
      }
    });
  };
}
