import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { chmod, copyFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { createLocalBus } from '../bus/index.ts';
import { busyTimeout, databaseFile } from '../db/embedded/database-files.ts';
import { explainUnwritable } from '../db/embedded/explain-unwritable.ts';
import { inspectDatabaseFile, type TableCount } from '../db/embedded/inspect-database-file.ts';
import { openDatabaseFile } from '../db/embedded/open-embedded.ts';
import { takeProcessLock } from '../db/embedded/process-lock.ts';
import { isDamage, isLocked } from '../db/embedded/sqlite-errors.ts';
import { DatabaseError } from '../db/errors.ts';
import { createTransaction } from '../db/transaction.ts';
import { syncFile, syncFolder } from './files.ts';
import { revokeAccess } from './revoke-access.ts';

export interface RestoreReport {
  tables: TableCount[];
  /** Where the database that was there before is now; undefined when there was none. */
  previous: string | undefined;
}

/**
 * Puts a backup in the place of a folder's embedded database, and keeps the database that was
 * there under another name. The backup is checked and migrated before anything is touched, so that
 * a wrong file changes nothing; a crash at any moment leaves the one or the other, whole. Whoever
 * was signed in has to sign in again. A folder without a database is refused unless it is said to be
 * new: it is rather a forgotten DATA_DIR than one. Throws DatabaseInUseError while a server runs.
 */
export async function restore({
  folder,
  file,
  isNew = false,
  now = new Date(),
}: {
  folder: string;
  file: string;
  isNew?: boolean;
  now?: Date;
}): Promise<RestoreReport> {
  const backup = resolve(file);
  mustBeWhole(backup);
  if (!isNew && !existsSync(databaseFile(folder))) throw noDatabaseIn(folder);
  const lock = takeProcessLock(folder);
  const copy = join(folder, 'poketorneo.restoring.sqlite');
  try {
    await removeDatabaseFile(copy);
    await copyFile(backup, copy);
    await chmod(copy, 0o600);
    inspectDatabaseFile(copy, backup);
    const db = await openDatabaseFile(copy);
    const transaction = createTransaction({
      db,
      bus: createLocalBus(),
      clock: () => now.getTime(),
    });
    await revokeAccess(transaction).finally(() => db.destroy());
    const tables = inspectDatabaseFile(copy, backup);
    await syncFile(copy);
    const previous = await keepAside(folder, now);
    // A log left here would be applied to a file it does not belong to.
    await removeLog(databaseFile(folder));
    await rename(copy, databaseFile(folder));
    await syncFolder(folder);
    return { tables, previous };
  } catch (error) {
    throw explainUnwritable(error, resolve(folder));
  } finally {
    await removeDatabaseFile(copy);
    lock.release();
  }
}

const noDatabaseIn = (folder: string) =>
  new DatabaseError(
    `In «${resolve(folder)}» non c’è nessun database: indica la cartella di questo torneo con DATA_DIR, o aggiungi --new per crearlo lì.`,
  );

function mustBeWhole(backup: string): void {
  if (!existsSync(backup) || !statSync(backup).isFile()) {
    throw new DatabaseError(`Il file «${backup}» non esiste.`);
  }
  try {
    accessSync(backup, constants.R_OK);
  } catch {
    throw new DatabaseError(`Il file «${backup}» non si può leggere.`);
  }
  const log = `${backup}-wal`;
  if (existsSync(log) && statSync(log).size > 0) {
    throw new DatabaseError(
      `«${backup}» è un database in uso, non una copia: fanne una con npm run backup.`,
    );
  }
}

/** Copies, rather than renames, so that there is a database in its place at every moment. */
async function keepAside(folder: string, now: Date): Promise<string | undefined> {
  const current = databaseFile(folder);
  if (!existsSync(current)) return undefined;
  foldLogIn(current);
  const timestamp = now.toISOString().replace(/[:.]/g, '-');
  const aside = join(folder, `poketorneo.before-restore-${timestamp}.sqlite`);
  for (const suffix of ['', '-wal']) {
    if (!existsSync(current + suffix)) continue;
    await copyFile(current + suffix, aside + suffix);
    await syncFile(aside + suffix);
  }
  await syncFolder(folder);
  return aside;
}

/** Moves what the log holds into the file, so that the file alone is the whole database. */
function foldLogIn(file: string): void {
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    if (isLocked(error)) {
      throw new DatabaseError('È in corso una copia del database: riprova quando è finita.');
    }
    // A damaged database is a reason to restore: its file and log are kept as they are.
    if (!isDamage(error)) throw error;
  } finally {
    database.close();
  }
}

async function removeLog(file: string): Promise<void> {
  for (const suffix of ['-wal', '-shm']) await rm(file + suffix, { force: true });
}

async function removeDatabaseFile(file: string): Promise<void> {
  for (const suffix of ['', '-journal']) await rm(file + suffix, { force: true });
  await removeLog(file);
}
