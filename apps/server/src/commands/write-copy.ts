import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ensurePrivateFile } from '../db/embedded/database-files.ts';
import { inspectDatabaseFile, type TableCount } from '../db/embedded/inspect-database-file.ts';
import { isDiskFull } from '../db/embedded/sqlite-errors.ts';
import { DatabaseError } from '../db/errors.ts';
import { errorCode } from '../error-code.ts';
import { alreadyThere, publishFile, syncFile } from './files.ts';

export interface BackupReport {
  file: string;
  bytes: number;
  tables: TableCount[];
}

/**
 * Has a copy made, as an embedded database of its own. It is read from end to end before it gets its
 * name; an existing file is never touched. Throws DatabaseError where there is no room for it.
 */
export async function writeCopy(
  file: string,
  make: (partial: string) => Promise<void> | void,
): Promise<BackupReport> {
  const target = resolve(file);
  const folder = dirname(target);
  if (existsSync(target)) throw alreadyThere(target);
  if (!existsSync(folder)) throw new DatabaseError(`La cartella «${folder}» non esiste.`);
  const partial = join(folder, `.${basename(target)}.${process.pid}.partial`);
  try {
    // Made by an earlier process with this number, which was killed.
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
