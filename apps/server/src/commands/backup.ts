import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { busyTimeout, databaseFile } from '../db/embedded/database-files.ts';
import { damagedDatabase } from '../db/embedded/explain-failure.ts';
import { isDamage } from '../db/embedded/sqlite-errors.ts';
import { DatabaseError } from '../db/errors.ts';
import type { DatabaseLocation } from '../db/open-database.ts';
import { backupFromPostgres } from './backup-from-postgres.ts';
import { type BackupReport, writeCopy } from './write-copy.ts';

/** Copies the database, wherever it is, to a new file that `restore` and `move-to-postgres` take. */
export function backupDatabase({
  location,
  file,
}: {
  location: DatabaseLocation;
  file: string;
}): Promise<BackupReport> {
  return location.kind === 'embedded'
    ? backup({ folder: location.folder, file })
    : backupFromPostgres({ url: location.url, file });
}

/**
 * Copies the embedded database of a folder to a new file, as it is at one moment, while a server
 * may go on writing. It holds the database alone: not the token secret, which is not needed because
 * everyone signs in again after a restore, and not the mail outbox.
 */
export async function backup({
  folder,
  file,
}: {
  folder: string;
  file: string;
}): Promise<BackupReport> {
  const source = databaseFile(folder);
  if (!existsSync(source)) {
    throw new DatabaseError(`Non c’è nessun database di PokéTorneo in «${resolve(folder)}».`);
  }
  try {
    return await writeCopy(file, (partial) => copyDatabase(source, partial));
  } catch (error) {
    if (isDamage(error)) throw damagedDatabase(source, error);
    throw error;
  }
}

/** One read transaction from beginning to end, which no writer waits for. */
function copyDatabase(source: string, target: string): void {
  const database = new DatabaseSync(source, { readOnly: true, timeout: busyTimeout });
  try {
    database.exec(`vacuum into '${target.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
}
