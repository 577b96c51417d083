import { statSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database.ts';
import { NotOurDatabaseError } from '../errors.ts';
import { GuardedDialect } from '../guarded-dialect.ts';
import { migrateToLatest } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { applicationId, busyTimeout, databaseFile, ensurePrivateFile } from './database-files.ts';
import { NodeSqliteDialect } from './dialect.ts';
import {
  damagedDatabase,
  isNoDatabase,
  translateError,
  translateUnwritableError,
} from './errors.ts';
import { acquireProcessLock, type ProcessLock } from './process-lock.ts';

/**
 * The check takes about 2 ms per megabyte plus reading: larger files would delay the start, and are
 * checked only by backups.
 */
const maxCheckedBytes = 128 * 1024 * 1024;

const problemRows = z.array(z.object({ quick_check: z.string() }));

/** Checks every page. Throws DatabaseFailure 'damaged'. */
function checkPages(
  database: DatabaseSyncInstance,
  file: string,
  maxBytes = maxCheckedBytes,
): void {
  if (statSync(file).size > maxBytes) return;
  const [problem] = problemRows.parse(database.prepare('pragma quick_check(1)').all());
  if (problem?.quick_check !== 'ok') {
    throw damagedDatabase(file, new Error(problem?.quick_check));
  }
}

/** Opens and migrates the folder's database, exclusively for this process. */
export async function openSqlite(
  folder: string,
): Promise<{ db: Database; close(): Promise<void> }> {
  let lock: ProcessLock | undefined;
  try {
    lock = acquireProcessLock(folder);
    const db = await openDatabaseFile(databaseFile(folder));
    const close = async () => {
      await db.destroy();
      lock?.release();
    };
    return { db, close };
  } catch (error) {
    lock?.release();
    throw translateUnwritableError(error, folder);
  }
}

/**
 * Opens or creates a database file, and migrates it. The caller holds the process lock. Throws
 * DatabaseFailure 'damaged'.
 */
export async function openDatabaseFile(file: string): Promise<Database> {
  ensurePrivateFile(file);
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    claimFile(database, file);
    // Overwrites deleted data, so that deleted accounts do not remain in free pages.
    database.exec('pragma secure_delete = on');
    // FULL: acknowledged writes survive a power cut, not only a crash.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    checkPages(database, file);
  } catch (error) {
    database.close();
    throw translateError(error, file);
  }
  const dialect = new GuardedDialect(new NodeSqliteDialect(database), (error) =>
    translateError(error, file),
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

/** Writes the application id into a new file; throws NotOurDatabaseError for a foreign one. */
function claimFile(database: DatabaseSyncInstance, file: string): void {
  const id = checkedApplicationId(database, file);
  if (id === applicationId) return;
  const isNew = database.prepare('select 1 from sqlite_schema limit 1').get() === undefined;
  if (id !== 0 || !isNew) {
    throw new NotOurDatabaseError(`«${file}» non è un database di PokéTorneo.`);
  }
  database.exec(`pragma application_id = ${applicationId}`);
}

function checkedApplicationId(database: DatabaseSyncInstance, file: string): number {
  try {
    return readApplicationId(database);
  } catch (error) {
    if (!isNoDatabase(error)) throw error;
    throw new NotOurDatabaseError(
      `«${file}» non è un database: al suo posto si può rimettere una copia con npm run restore -- FILE.`,
    );
  }
}

/** Throws SQLite's error if the file is no database. */
export function readApplicationId(database: DatabaseSyncInstance): number {
  const row: unknown = database.prepare('pragma application_id').get();
  return typeof row === 'object' && row !== null && 'application_id' in row
    ? Number(row.application_id)
    : 0;
}
