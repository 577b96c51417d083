import { DatabaseSync } from '@photostructure/sqlite';
import { busyTimeout, databaseFile } from '../db/embedded/database-files.ts';
import { type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import { updateSetting } from '../db/settings.ts';

/** The setting that says when the database was copied last: milliseconds, as text. */
export const lastBackupKey = 'last-backup';

/**
 * Writes down in a database that it was copied at a moment; a server may be using it. The copy does not
 * know of itself.
 */
export async function noteLastBackup(location: DatabaseLocation, moment: Date): Promise<void> {
  if (location.kind === 'embedded') noteEmbedded(location.folder, moment);
  else await noteOnServer(location, moment);
}

function noteEmbedded(folder: string, moment: Date): void {
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

async function noteOnServer(location: DatabaseLocation, moment: Date): Promise<void> {
  const database = await openDatabase(location);
  try {
    await database.db
      .transaction()
      .execute((trx) => updateSetting(trx, lastBackupKey, String(moment.getTime())));
  } finally {
    await database.close();
  }
}
