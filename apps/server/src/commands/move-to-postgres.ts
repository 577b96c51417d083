import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { createLocalBus } from '../bus/index.ts';
import type { Database, Trx } from '../db/database.ts';
import { type CataloguedTable, quoteName, readCatalogue } from '../db/embedded/catalogue.ts';
import { databaseFile } from '../db/embedded/database-files.ts';
import type { TableCount } from '../db/embedded/inspect-database-file.ts';
import { openDatabaseFile } from '../db/embedded/open-embedded.ts';
import { takeProcessLock } from '../db/embedded/process-lock.ts';
import { DatabaseError } from '../db/errors.ts';
import { openDatabase } from '../db/open-database.ts';
import { createTransaction } from '../db/transaction.ts';
import { compareTable } from './compare-table.ts';
import { copyTable } from './copy-table.ts';

export interface MoveReport {
  tables: TableCount[];
}

/**
 * Copies everything from a folder's embedded database into an empty PostgreSQL database, in one
 * transaction, and compares every value before keeping it: on any failure the target is left
 * empty. The embedded database stays as it is. The tables are those the database lists, so none
 * can be forgotten. Throws DatabaseInUseError while a server runs.
 */
export async function moveToPostgres({
  folder,
  url,
}: {
  folder: string;
  url: string;
}): Promise<MoveReport> {
  const file = databaseFile(folder);
  if (!existsSync(file)) {
    throw new DatabaseError(`Non c’è nessun database di PokéTorneo in «${resolve(folder)}».`);
  }
  const lock = takeProcessLock(folder);
  try {
    // Both sides must have the newest schema before their tables can be the same.
    await (await openDatabaseFile(file)).destroy();
    const target = await openDatabase({ kind: 'server', url });
    const source = new DatabaseSync(file, { readOnly: true });
    try {
      return { tables: await moveEverything(source, target.db) };
    } finally {
      source.close();
      await target.close();
    }
  } finally {
    lock.release();
  }
}

async function moveEverything(
  source: DatabaseSyncInstance,
  target: Database,
): Promise<TableCount[]> {
  const tables = readCatalogue(source);
  const transaction = createTransaction({ db: target, bus: createLocalBus(), clock: Date.now });
  return transaction(async ({ trx }) => {
    await lockTables(trx, tables);
    for (const table of tables) await mustBeEmpty(trx, table);
    const counts: TableCount[] = [];
    for (const table of tables) {
      const rows = await copyTable(source, trx, table);
      await compareTable(source, trx, table);
      counts.push({ table: table.name, rows });
    }
    for (const table of tables) await continueNumbering(source, trx, table);
    return counts;
  });
}

/** A server that is already running on the target must not write between the check and the copy. */
async function lockTables(trx: Trx, tables: readonly CataloguedTable[]) {
  const names = sql.join(tables.map((table) => sql.table(table.name)));
  await sql`lock table ${names} in access exclusive mode`.execute(trx);
}

async function mustBeEmpty(trx: Trx, { name }: CataloguedTable): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx);
  if (rows.length > 0) {
    throw new DatabaseError(
      `Il database PostgreSQL non è vuoto (tabella ${name}): usane uno nuovo, mai avviato.`,
    );
  }
}

/**
 * New rows get numbers that were never given, not even to rows deleted since. Comes last: a
 * sequence keeps its value when a transaction is rolled back, which on an empty table does no harm.
 */
async function continueNumbering(
  source: DatabaseSyncInstance,
  trx: Trx,
  { name, primaryKey }: CataloguedTable,
): Promise<void> {
  const [column, ...others] = primaryKey;
  if (column === undefined || others.length > 0) return;
  const numbering = source.prepare('select seq from sqlite_sequence where name = ?').get(name);
  if (numbering === undefined) return;
  const last = Number(numbering.seq);
  if (last < 1) return;
  // The function takes the table as it would be written in SQL, the column as it is.
  await sql`select setval(pg_get_serial_sequence(${quoteName(name)}, ${column}), ${last})`.execute(
    trx,
  );
}
