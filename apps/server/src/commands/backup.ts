import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { busyTimeout, databaseFile, ensurePrivateFile } from '../db/embedded/database-files.ts';
import { damagedDatabase } from '../db/embedded/explain-failure.ts';
import { inspectDatabaseFile, type TableCount } from '../db/embedded/inspect-database-file.ts';
import { isDamage, isDiskFull } from '../db/embedded/sqlite-errors.ts';
import { DatabaseError } from '../db/errors.ts';
import { errorCode } from '../error-code.ts';
import { alreadyThere, publishFile, syncFile } from './files.ts';

export interface BackupReport {
  file: string;
  bytes: number;
  tables: TableCount[];
}

/**
 * Copies the embedded database of a folder to a new file, as it is at one moment, while a server
 * may go on writing. The copy is read from end to end before it gets its name; an existing file is
 * never touched. It holds the database alone: not the token secret, which is not needed because
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
  const target = resolve(file);
  if (!existsSync(source)) {
    throw new DatabaseError(`Non c’è nessun database di PokéTorneo in «${resolve(folder)}».`);
  }
  if (existsSync(target)) throw alreadyThere(target);
  if (!existsSync(dirname(target))) {
    throw new DatabaseError(`La cartella «${dirname(target)}» non esiste.`);
  }
  const partial = join(dirname(target), `.${basename(target)}.${process.pid}.partial`);
  try {
    // Made by an earlier process with this number, which was killed.
    await rm(partial, { force: true });
    ensurePrivateFile(partial);
    copyDatabase(source, partial);
    const tables = inspectDatabaseFile(partial, target);
    await syncFile(partial);
    await publishFile(partial, target);
    return { file: target, bytes: statSync(target).size, tables };
  } catch (error) {
    if (isDamage(error)) throw damagedDatabase(source, error);
    if (errorCode(error) === 'ENOSPC' || isDiskFull(error)) {
      throw new DatabaseError(`Non c’è abbastanza spazio per la copia in «${dirname(target)}».`);
    }
    throw error;
  } finally {
    await rm(partial, { force: true });
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
