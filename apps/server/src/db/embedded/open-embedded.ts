import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { NotOurDatabaseError } from '../errors.ts';
import { GuardedDialect } from '../guarded-dialect.ts';
import { migrateToLatest } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { checkPages } from './check-pages.ts';
import { applicationId, busyTimeout, databaseFile, ensurePrivateFile } from './database-files.ts';
import { EmbeddedDialect } from './embedded-dialect.ts';
import { explainFailure } from './explain-failure.ts';
import { explainUnwritable } from './explain-unwritable.ts';
import { type ProcessLock, takeProcessLock } from './process-lock.ts';
import { isNoDatabase } from './sqlite-errors.ts';

/** Opens the folder's database for this process alone, newest schema, and a way to close it. */
export async function openEmbedded(
  folder: string,
): Promise<{ db: Database; close(): Promise<void> }> {
  let lock: ProcessLock | undefined;
  try {
    lock = takeProcessLock(folder);
    const db = await openDatabaseFile(databaseFile(folder));
    const close = async () => {
      await db.destroy();
      lock?.release();
    };
    return { db, close };
  } catch (error) {
    lock?.release();
    throw explainUnwritable(error, folder);
  }
}

/**
 * Opens or creates one of our database files and migrates it. The caller keeps others away. Throws
 * DatabaseFailure 'damaged' when one of its pages is.
 */
export async function openDatabaseFile(file: string): Promise<Database> {
  ensurePrivateFile(file);
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    claim(database, file);
    // What is deleted is overwritten: whoever leaves is not to be found in the file's empty pages.
    database.exec('pragma secure_delete = on');
    // FULL: what was acknowledged survives a power cut, not only a crash.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    checkPages(database, file);
  } catch (error) {
    database.close();
    throw explainFailure(error, file);
  }
  const dialect = new GuardedDialect(new EmbeddedDialect(database), (error) =>
    explainFailure(error, file),
  );
  const db = new Kysely<Schema>({ dialect });
  try {
    await migrateToLatest(db, 'embedded');
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Writes our mark into a new file; refuses one that is something else. */
function claim(database: DatabaseSyncInstance, file: string): void {
  const mark = markOf(database, file);
  if (mark === applicationId) return;
  const isNew = database.prepare('select 1 from sqlite_schema limit 1').get() === undefined;
  if (mark !== 0 || !isNew) {
    throw new NotOurDatabaseError(`«${file}» non è un database di PokéTorneo.`);
  }
  database.exec(`pragma application_id = ${applicationId}`);
}

function markOf(database: DatabaseSyncInstance, file: string): number {
  try {
    return readMark(database);
  } catch (error) {
    if (!isNoDatabase(error)) throw error;
    throw new NotOurDatabaseError(
      `«${file}» non è un database: al suo posto si può rimettere una copia con npm run restore -- FILE.`,
    );
  }
}

/** The application id in a file's header. Throws SQLite's error when it is no database. */
export function readMark(database: DatabaseSyncInstance): number {
  const row: unknown = database.prepare('pragma application_id').get();
  return typeof row === 'object' && row !== null && 'application_id' in row
    ? Number(row.application_id)
    : 0;
}
