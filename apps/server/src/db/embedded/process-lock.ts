import { resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { errorCode } from '../../error-code.ts';
import { DatabaseError, DatabaseInUseError } from '../errors.ts';
import { ensureFolder, ensurePrivateFile, lockFile } from './database-files.ts';
import { isLocked } from './sqlite-errors.ts';

export interface ProcessLock {
  release(): void;
}

/**
 * Makes this the only process that uses the folder's embedded database, until `release` or the end
 * of the process, however it ends: the operating system lets go of the lock. Only what takes this
 * lock is kept out, so a backup may read at any time. Throws DatabaseInUseError.
 */
export function takeProcessLock(folder: string): ProcessLock {
  prepareFolder(folder);
  const lock = new DatabaseSync(lockFile(folder), { timeout: 0 });
  try {
    // In memory: a transaction that writes nothing needs no journal file beside the lock.
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
