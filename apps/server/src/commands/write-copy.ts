import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseError } from '../db/errors.ts';
import { ensurePrivateFile } from '../db/sqlite/database-files.ts';
import { isDiskFull } from '../db/sqlite/errors.ts';
import { inspectDatabaseFile, type TableCount } from '../db/sqlite/inspect-database-file.ts';
import { errorCode } from '../error-code.ts';
import { fileExistsError, publishFile, syncFile } from './files.ts';

export interface BackupReport {
  file: string;
  bytes: number;
  tables: TableCount[];
}

/**
 * Publishes the SQLite file that `make` writes, after checking it completely; never overwrites a
 * file. Throws DatabaseError if the disk is full.
 */
export async function writeCopy(
  file: string,
  make: (partial: string) => Promise<void> | void,
): Promise<BackupReport> {
  const target = resolve(file);
  const folder = dirname(target);
  if (existsSync(target)) throw fileExistsError(target);
  if (!existsSync(folder)) throw new DatabaseError(`La cartella «${folder}» non esiste.`);
  const partial = join(folder, `.${basename(target)}.${process.pid}.partial`);
  try {
    // Left by a killed process with the same pid.
    await rm(partial, { force: true });
    ensurePrivateFile(partial);
    await make(partial);
    const tables = inspectDatabaseFile(partial, target);
    await syncFile(partial);
    await publishFile(partial, target);
    return { file: target, bytes: statSync(target).size, tables };
  } catch (error) {
    if (errorCode(error) === 'ENOSPC' || isDiskFull(error)) {
      throw new DatabaseError(`Non c’è abbastanza spazio per la copia in «${folder}».`);
    }
    throw error;
  } finally {
    await rm(partial, { force: true });
  }
}
