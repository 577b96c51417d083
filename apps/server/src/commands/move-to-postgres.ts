import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { createLocalBus } from '../bus/index.ts';
import type { Database, Trx } from '../db/database.ts';
import { DatabaseError } from '../db/errors.ts';
import { openDatabase } from '../db/open-database.ts';
import { type CataloguedTable, quoteName, readCatalogue } from '../db/sqlite/catalogue.ts';
import { databaseFile } from '../db/sqlite/database-files.ts';
import type { TableCount } from '../db/sqlite/inspect-database-file.ts';
import { openDatabaseFile } from '../db/sqlite/open-sqlite.ts';
import { acquireProcessLock } from '../db/sqlite/process-lock.ts';
import { createTransaction } from '../db/transaction.ts';
import { compareTable } from './compare-table.ts';
import { type Row, readRow } from './row.ts';

const maxBatchRows = 500;
/** PostgreSQL's limit per statement. */
const maxParameters = 65_535;

/** Returns the number of rows copied. */
async function copyTable(
  source: DatabaseSyncInstance,
  trx: Trx,
  table: CataloguedTable,
): Promise<number> {
  const { name, columns } = table;
  const batchSize = Math.min(maxBatchRows, Math.floor(maxParameters / columns.length));
  let count = 0;
  for (const rows of batches(source, table, batchSize)) {
    const tuples = rows.map((row) => sql`(${sql.join(row)})`);
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(tuples)}`.execute(trx);
    count += rows.length;
  }
  return count;
}

/**
 * A table's rows ordered by primary key, one query per batch: an open statement could be garbage
 * collected between two batches.
 */
function* batches(
  source: DatabaseSyncInstance,
  { name, columns, primaryKey }: CataloguedTable,
  size: number,
): Generator<Row[]> {
  const key = primaryKey.map(quoteName).join(', ');
  const keyIndexes = primaryKey.map((column) => columns.indexOf(column));
  const select = `select ${columns.map(quoteName).join(', ')} from ${quoteName(name)}`;
  const inOrder = `order by ${key} limit ${size}`;
  const nextSelect = `${select} where (${key}) > (${primaryKey.map(() => '?').join(', ')}) ${inOrder}`;
  let found = source.prepare(`${select} ${inOrder}`).all();
  for (;;) {
    const rows = found.map((row) => readRow(row, columns));
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < size) return;
    found = source.prepare(nextSelect).all(...keyIndexes.map((place) => last[place] ?? null));
  }
}

interface MoveReport {
  tables: TableCount[];
}

/**
 * Copies a folder's SQLite database into an empty PostgreSQL database in one transaction, and
 * compares every value before the commit: on failure the target stays empty. The tables come from
 * the database catalogue. Throws DatabaseInUseError while a server runs.
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
  const lock = acquireProcessLock(folder);
  try {
    // Both sides are migrated first, so that their tables are equal.
    await (await openDatabaseFile(file)).destroy();
    const target = await openDatabase({ kind: 'server', url });
    const source = new DatabaseSync(file, { readOnly: true });
    try {
      return { tables: await moveAllTables(source, target.db) };
    } finally {
      source.close();
      await target.close();
    }
  } finally {
    lock.release();
  }
}

async function moveAllTables(
  source: DatabaseSyncInstance,
  target: Database,
): Promise<TableCount[]> {
  const tables = readCatalogue(source);
  const transaction = createTransaction({ db: target, bus: createLocalBus(), clock: Date.now });
  return transaction(async ({ trx }) => {
    await lockTables(trx, tables);
    for (const table of tables) await assertEmpty(trx, table);
    const counts: TableCount[] = [];
    for (const table of tables) {
      const rows = await copyTable(source, trx, table);
      await compareTable(source, trx, table);
      counts.push({ table: table.name, rows });
    }
    for (const table of tables) await copySequence(source, trx, table);
    return counts;
  });
}

/** A server on the target must not write between check and copy. */
async function lockTables(trx: Trx, tables: readonly CataloguedTable[]) {
  const names = sql.join(tables.map((table) => sql.table(table.name)));
  await sql`lock table ${names} in access exclusive mode`.execute(trx);
}

async function assertEmpty(trx: Trx, { name }: CataloguedTable): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx);
  if (rows.length > 0) {
    throw new DatabaseError(
      `Il database PostgreSQL non è vuoto (tabella ${name}): usane uno nuovo, mai avviato.`,
    );
  }
}

/**
 * New rows must not reuse ids of deleted rows. Runs last, because a rollback does not reset
 * sequences; on an empty table that is harmless.
 */
async function copySequence(
  source: DatabaseSyncInstance,
  trx: Trx,
  { name, primaryKey }: CataloguedTable,
): Promise<void> {
  const [column, ...others] = primaryKey;
  if (column === undefined || others.length > 0) return;
  const sequence = source.prepare('select seq from sqlite_sequence where name = ?').get(name);
  if (sequence === undefined) return;
  const last = Number(sequence.seq);
  if (last < 1) return;
  // The function expects a quoted table name and an unquoted column name.
  await sql`select setval(pg_get_serial_sequence(${quoteName(name)}, ${column}), ${last})`.execute(
    trx,
  );
}
