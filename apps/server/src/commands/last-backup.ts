import { DatabaseSync } from '@photostructure/sqlite';
import { type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import { updateSetting } from '../db/settings.ts';
import { busyTimeout, databaseFile } from '../db/sqlite/database-files.ts';

/** Setting with the time of the last backup, milliseconds as text. */
export const lastBackupKey = 'last-backup';

/**
 * Records the time of a backup in the source database, which a server may be using. The backup
 * itself does not contain it.
 */
export async function recordLastBackup(location: DatabaseLocation, moment: Date): Promise<void> {
  if (location.kind === 'embedded') recordInSqlite(location.folder, moment);
  else await recordInPostgres(location, moment);
}

function recordInSqlite(folder: string, moment: Date): void {
  const database = new DatabaseSync(databaseFile(folder), { timeout: busyTimeout });
  try {
    database
      .prepare(
        'insert into settings (key, value) values (?, ?) on conflict (key) do update set value = excluded.value',
      )
      .run(lastBackupKey, String(moment.getTime()));
  } finally {
    database.close();
  }
}

async function recordInPostgres(location: DatabaseLocation, moment: Date): Promise<void> {
  const database = await openDatabase(location);
  try {
    await database.db
      .transaction()
      .execute((trx) => updateSetting(trx, lastBackupKey, String(moment.getTime())));
  } finally {
    await database.close();
  }
}
