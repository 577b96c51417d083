import { createHash, type Hash } from 'node:crypto';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Trx } from '../db/database.ts';
import { type CataloguedTable, quoteName } from '../db/embedded/catalogue.ts';
import { DatabaseError } from '../db/errors.ts';
import { type Row, readRow } from './row.ts';
import { serverRows } from './server-rows.ts';

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
  for (const row of rows.iterate()) addRow(hash, readRow(row, columns));
  return hash.digest('hex');
}

async function hashServer(trx: Trx, table: CataloguedTable): Promise<string> {
  const hash = createHash('sha256');
  for await (const row of serverRows(trx, table)) addRow(hash, row);
  return hash.digest('hex');
}

function addRow(hash: Hash, row: Row): void {
  const values = row.map((value) =>
    Buffer.isBuffer(value) ? { bytes: value.toString('base64') } : value,
  );
  hash.update(`${JSON.stringify(values)}\n`);
}
