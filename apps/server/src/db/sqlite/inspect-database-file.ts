import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import * as z from 'zod/mini';
import { DatabaseTooNewError, NotOurDatabaseError } from '../errors.ts';
import { unknownMigrations } from '../migrate.ts';
import { countRows, readCatalogue } from './catalogue.ts';
import { applicationId } from './database-files.ts';
import { isDamage } from './errors.ts';
import { readApplicationId } from './open-sqlite.ts';

export interface TableCount {
  table: string;
  rows: number;
}

const integrityRows = z.array(z.object({ integrity_check: z.string() }));
const migrationRows = z.array(z.object({ name: z.string() }));

/**
 * Checks an unused database file completely, and counts its rows. Throws NotOurDatabaseError if it
 * is damaged or not ours, and DatabaseTooNewError. `name` appears in the messages.
 */
export function inspectDatabaseFile(file: string, name: string): TableCount[] {
  const database = new DatabaseSync(file);
  try {
    if (readApplicationId(database) !== applicationId) {
      throw new NotOurDatabaseError(`«${name}» non è un database di PokéTorneo.`);
    }
    // A copied file may be in WAL mode; leaving it avoids creating a log file.
    database.exec('pragma journal_mode = delete');
    checkIntegrity(database, name);
    checkMigrations(database, name);
    return readCatalogue(database).map((table) => ({
      table: table.name,
      rows: countRows(database, table.name),
    }));
  } catch (error) {
    throw isDamage(error) ? damaged(name) : error;
  } finally {
    database.close();
  }
}

function checkIntegrity(database: DatabaseSyncInstance, name: string): void {
  const problems = integrityRows.parse(database.prepare('pragma integrity_check(1)').all());
  const orphans = database.prepare('select 1 from pragma_foreign_key_check limit 1').all();
  if (problems[0]?.integrity_check !== 'ok' || orphans.length > 0) throw damaged(name);
}

function checkMigrations(database: DatabaseSyncInstance, name: string): void {
  const table = database
    .prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`)
    .get();
  const applied =
    table === undefined
      ? []
      : migrationRows.parse(database.prepare('select name from kysely_migration').all());
  if (applied.length === 0) {
    throw new NotOurDatabaseError(`«${name}» è un database di PokéTorneo vuoto.`);
  }
  const unknown = unknownMigrations(applied.map((migration) => migration.name));
  if (unknown.length > 0) throw new DatabaseTooNewError(unknown);
}

function damaged(name: string): NotOurDatabaseError {
  return new NotOurDatabaseError(`«${name}» è danneggiato o incompleto.`);
}
