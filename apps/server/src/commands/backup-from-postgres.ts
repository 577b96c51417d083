import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Trx } from '../db/database.ts';
import { type CataloguedTable, quoteName, readCatalogue } from '../db/embedded/catalogue.ts';
import { openDatabaseFile } from '../db/embedded/open-embedded.ts';
import { openDatabase } from '../db/open-database.ts';
import { compareTable } from './compare-table.ts';
import { serverRows } from './server-rows.ts';
import { type BackupReport, writeCopy } from './write-copy.ts';

/**
 * Copies a PostgreSQL database to a new file, an embedded database, as it is at one moment, while
 * servers may go on writing; every value is compared before the file gets its name. The way back is
 * `restore`, and from there `move-to-postgres`.
 */
export function backupFromPostgres({
  url,
  file,
}: {
  url: string;
  file: string;
}): Promise<BackupReport> {
  return writeCopy(file, async (partial) => {
    // Both sides must have the newest schema before their tables can be the same.
    await (await openDatabaseFile(partial)).destroy();
    const source = await openDatabase({ kind: 'server', url });
    const target = new DatabaseSync(partial);
    try {
      await source.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((trx) => copyEverything(trx, target));
    } finally {
      target.close();
      await source.close();
    }
  });
}

async function copyEverything(trx: Trx, target: DatabaseSyncInstance): Promise<void> {
  const tables = readCatalogue(target);
  // The whole copy is looked at in the end; row by row, those that refer to later ones would fail.
  target.exec('pragma foreign_keys = off; begin');
  // What the migrations have put there is in what is copied, or was taken out of it.
  for (const { name } of tables) target.exec(`delete from ${quoteName(name)}`);
  for (const table of tables) await copyTable(trx, target, table);
  for (const table of tables) await continueNumbering(trx, target, table);
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
  for await (const row of serverRows(trx, table)) insert.run(...row);
}

const lastRow = z.object({ last: z.nullable(z.number()) });

/** New rows get numbers that were never given, not even to rows deleted since. */
async function continueNumbering(
  trx: Trx,
  target: DatabaseSyncInstance,
  { name, primaryKey }: CataloguedTable,
): Promise<void> {
  const [column, ...others] = primaryKey;
  if (column === undefined || others.length > 0) return;
  // Null where the column has no sequence, or none of its numbers was given yet.
  const { rows } = await sql`
    select pg_sequence_last_value(
      pg_get_serial_sequence(${quoteName(name)}, ${column})::regclass) as last`.execute(trx);
  const { last } = lastRow.parse(rows[0]);
  if (last === null) return;
  target.prepare('delete from sqlite_sequence where name = ?').run(name);
  target.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, last);
}
