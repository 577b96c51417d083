import { resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { errorCode } from '../../error-code.ts';
import { DatabaseError, DatabaseInUseError } from '../errors.ts';
import { ensureFolder, ensurePrivateFile, lockFile } from './database-files.ts';
import { isLocked } from './errors.ts';

export interface ProcessLock {
  release(): void;
}

/**
 * Exclusive lock on the folder's SQLite database, released by `release` or by the operating system
 * at the end of the process. Backups do not take it, and may read at any time.
 * Throws DatabaseInUseError.
 */
export function acquireProcessLock(folder: string): ProcessLock {
  prepareFolder(folder);
  const lock = new DatabaseSync(lockFile(folder), { timeout: 0 });
  try {
    // In memory: the transaction writes nothing, and needs no journal file.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (isLocked(error)) throw new DatabaseInUseError(resolve(folder));
    throw error;
  }
  return {
    release() {
      if (lock.isOpen) lock.close();
    },
  };
}

function prepareFolder(folder: string): void {
  try {
    ensureFolder(folder);
    ensurePrivateFile(lockFile(folder));
  } catch (error) {
    const code = errorCode(error);
    const reason = code === undefined ? '' : ` (${code})`;
    throw new DatabaseError(`La cartella «${resolve(folder)}» non si può usare${reason}.`, {
      cause: error,
    });
  }
}
