import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { DatabaseError } from '../db/errors.ts';
import type { DatabaseLocation } from '../db/open-database.ts';
import { busyTimeout, databaseFile } from '../db/sqlite/database-files.ts';
import { damagedDatabase, isDamage } from '../db/sqlite/errors.ts';
import { backupFromPostgres } from './backup-from-postgres.ts';
import { type BackupReport, writeCopy } from './write-copy.ts';

/** Copies either database to a new SQLite file for `restore`. */
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
 * Copies a consistent snapshot of a folder's SQLite database, while a server may be writing.
 * Without the mail outbox and the token secret, which a restore does not need because it ends
 * all sessions.
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

/** A single read transaction, which blocks no writer. */
function copyDatabase(source: string, target: string): void {
  const database = new DatabaseSync(source, { readOnly: true, timeout: busyTimeout });
  try {
    database.exec(`vacuum into '${target.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
}
