import { lastBackupKey } from '../../commands/last-backup.ts';
import type { Database, Trx } from '../../db/database.ts';
import { findSetting, updateSetting } from '../../db/settings.ts';

const reminderKey = 'backup-reminder';

async function findMoment(db: Database, key: string): Promise<Date | null> {
  const value = await findSetting(db, key);
  return value === undefined ? null : new Date(Number(value));
}

const updateMoment = (trx: Trx, key: string, moment: Date) =>
  updateSetting(trx, key, String(moment.getTime()));

/** Time of the last backup, by download or command; null if none. */
export const findLastBackup = (db: Database) => findMoment(db, lastBackupKey);
export const updateLastBackup = (trx: Trx, moment: Date) =>
  updateMoment(trx, lastBackupKey, moment);

/** Time of the last reminder; null if none. */
export const findLastReminder = (db: Database) => findMoment(db, reminderKey);
export const updateLastReminder = (trx: Trx, moment: Date) =>
  updateMoment(trx, reminderKey, moment);

/** Time of the first account; null if none. */
export async function findFirstSignUp(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('users')
    .select('created_at as createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : new Date(row.createdAt);
}
