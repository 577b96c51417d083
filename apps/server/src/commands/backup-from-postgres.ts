import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Trx } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { type CataloguedTable, quoteName, readCatalogue } from '../db/sqlite/catalogue.ts';
import { openDatabaseFile } from '../db/sqlite/open-sqlite.ts';
import { compareTable } from './compare-table.ts';
import { postgresRows } from './postgres-rows.ts';
import { type BackupReport, writeCopy } from './write-copy.ts';

/**
 * Copies a consistent snapshot of a PostgreSQL database to a new SQLite file, while servers may be
 * writing; every value is compared before the file is published. Restored with `restore`
 * and `move-to-postgres`.
 */
export function backupFromPostgres({
  url,
  file,
}: {
  url: string;
  file: string;
}): Promise<BackupReport> {
  return writeCopy(file, async (partial) => {
    // Both sides are migrated first, so that their tables are equal.
    await (await openDatabaseFile(partial)).destroy();
    const source = await openDatabase({ kind: 'server', url });
    const target = new DatabaseSync(partial);
    try {
      await source.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((trx) => copyAllTables(trx, target));
    } finally {
      target.close();
      await source.close();
    }
  });
}

async function copyAllTables(trx: Trx, target: DatabaseSyncInstance): Promise<void> {
  const tables = readCatalogue(target);
  // Rows may refer to later ones; the copy is checked as a whole at the end.
  target.exec('pragma foreign_keys = off; begin');
  // Rows inserted by migrations are part of the copied data, or were deleted there.
  for (const { name } of tables) target.exec(`delete from ${quoteName(name)}`);
  for (const table of tables) await copyTable(trx, target, table);
  for (const table of tables) await copySequence(trx, target, table);
  target.exec('commit');
  for (const table of tables) await compareTable(target, trx, table);
}

async function copyTable(
  trx: Trx,
  target: DatabaseSyncInstance,
  table: CataloguedTable,
): Promise<void> {
  const { name, columns } = table;
  const insert = target.prepare(
    `insert into ${quoteName(name)} (${columns.map(quoteName).join(', ')})
     values (${columns.map(() => '?').join(', ')})`,
  );
  for await (const row of postgresRows(trx, table)) insert.run(...row);
}

const sequenceRow = z.object({ last: z.nullable(z.number()) });

/** New rows must not reuse ids of deleted rows. */
async function copySequence(
  trx: Trx,
  target: DatabaseSyncInstance,
  { name, primaryKey }: CataloguedTable,
): Promise<void> {
  const [column, ...others] = primaryKey;
  if (column === undefined || others.length > 0) return;
  // Null without a sequence, or if it is unused.
  const { rows } = await sql`
    select pg_sequence_last_value(
      pg_get_serial_sequence(${quoteName(name)}, ${column})::regclass) as last`.execute(trx);
  const { last } = sequenceRow.parse(rows[0]);
  if (last === null) return;
  target.prepare('delete from sqlite_sequence where name = ?').run(name);
  target.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, last);
}
