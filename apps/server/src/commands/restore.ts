import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { chmod, copyFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { createLocalBus } from '../bus/index.ts';
import { DatabaseError } from '../db/errors.ts';
import { busyTimeout, databaseFile } from '../db/sqlite/database-files.ts';
import { isDamage, isLocked, translateUnwritableError } from '../db/sqlite/errors.ts';
import { inspectDatabaseFile, type TableCount } from '../db/sqlite/inspect-database-file.ts';
import { openDatabaseFile } from '../db/sqlite/open-sqlite.ts';
import { acquireProcessLock } from '../db/sqlite/process-lock.ts';
import { createTransaction, type RunTransaction } from '../db/transaction.ts';
import { syncFile, syncFolder } from './files.ts';

/**
 * Revokes all credentials but passwords in a restored database: tokens, sessions, reset links,
 * invitations, known devices and push subscriptions may have been used or revoked since the backup.
 */
async function revokeAccess(transaction: RunTransaction): Promise<void> {
  await transaction(async ({ trx, now }) => {
    const moment = now.getTime();
    await trx
      .updateTable('users')
      .set({
        token_version: sql<number>`case when token_version < ${moment} then ${moment} else token_version + 1 end`,
      })
      .execute();
    await trx.deleteFrom('password_resets').execute();
    await trx.deleteFrom('known_devices').execute();
    await trx.deleteFrom('push_subscriptions').execute();
    await trx.deleteFrom('sessions').execute();
    await trx
      .updateTable('invitations')
      .set({ revoked_at: moment })
      .where('revoked_at', 'is', null)
      .execute();
  });
}

interface RestoreReport {
  tables: TableCount[];
  /** The copy of the replaced database, if there was one. */
  previous: string | undefined;
}

/**
 * Replaces a folder's SQLite database with a backup, and keeps a copy of the old one. The backup is
 * checked and migrated first, and the replacement is atomic. All sessions end. A folder without a
 * database is rejected unless `isNew`, because it is probably the wrong one. Throws
 * DatabaseInUseError while a server runs.
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
  assertReadableBackup(backup);
  if (!isNew && !existsSync(databaseFile(folder))) throw missingDatabaseError(folder);
  const lock = acquireProcessLock(folder);
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
    const previous = await copyAside(folder, now);
    // SQLite would apply the old log to the new file.
    await removeLog(databaseFile(folder));
    await rename(copy, databaseFile(folder));
    await syncFolder(folder);
    return { tables, previous };
  } catch (error) {
    throw translateUnwritableError(error, resolve(folder));
  } finally {
    await removeDatabaseFile(copy);
    lock.release();
  }
}

const missingDatabaseError = (folder: string) =>
  new DatabaseError(
    `In «${resolve(folder)}» non c’è nessun database: indica la cartella di questo torneo dopo la copia o con DATA_DIR, oppure aggiungi --new per crearlo lì.`,
  );

function assertReadableBackup(backup: string): void {
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

/** Copies instead of renaming, so that the database exists at every moment. */
async function copyAside(folder: string, now: Date): Promise<string | undefined> {
  const current = databaseFile(folder);
  if (!existsSync(current)) return undefined;
  checkpointLog(current);
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

/** Merges the write-ahead log into the file. */
function checkpointLog(file: string): void {
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    if (isLocked(error)) {
      throw new DatabaseError('È in corso una copia del database: riprova quando è finita.');
    }
    // A damaged database is a reason to restore: file and log are copied as they are.
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
