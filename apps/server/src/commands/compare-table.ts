import { createHash, type Hash } from 'node:crypto';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { type CataloguedTable, quoteName } from '../db/embedded/catalogue.ts';
import { DatabaseError } from '../db/errors.ts';
import { readRow } from './row.ts';

const rowsAtOnce = 1000;

/** Throws DatabaseError unless both databases hold the same rows of a table, value for value. */
export async function compareTable(
  source: DatabaseSyncInstance,
  trx: Trx,
  table: CataloguedTable,
): Promise<void> {
  if (hashEmbedded(source, table) !== (await hashServer(trx, table))) {
    throw new DatabaseError(`La tabella ${table.name} non è stata copiata correttamente.`);
  }
}

function hashEmbedded(source: DatabaseSyncInstance, table: CataloguedTable): string {
  const { name, columns, primaryKey } = table;
  const hash = createHash('sha256');
  const rows = source.prepare(
    `select ${columns.map(quoteName).join(', ')} from ${quoteName(name)}
     order by ${primaryKey.map(quoteName).join(', ')}`,
  );
  for (const row of rows.iterate()) addRow(hash, row, columns);
  return hash.digest('hex');
}

async function hashServer(trx: Trx, table: CataloguedTable): Promise<string> {
  const { name, columns, primaryKey } = table;
  const hash = createHash('sha256');
  const list = (names: readonly string[]) => sql.join(names.map((column) => sql.ref(column)));
  await sql`declare compared no scroll cursor for
    select ${list(columns)} from ${sql.table(name)} order by ${list(primaryKey)}`.execute(trx);
  for (;;) {
    const { rows } = await sql`fetch ${sql.lit(rowsAtOnce)} from compared`.execute(trx);
    for (const row of rows) addRow(hash, row, columns);
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close compared`.execute(trx);
  return hash.digest('hex');
}

function addRow(hash: Hash, row: unknown, columns: readonly string[]): void {
  const values = readRow(row, columns).map((value) =>
    Buffer.isBuffer(value) ? { bytes: value.toString('base64') } : value,
  );
  hash.update(`${JSON.stringify(values)}\n`);
}
