import { createHash, type Hash } from 'node:crypto';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Trx } from '../db/database.ts';
import { DatabaseError } from '../db/errors.ts';
import { type CataloguedTable, quoteName } from '../db/sqlite/catalogue.ts';
import { postgresRows } from './postgres-rows.ts';
import { type Row, readRow } from './row.ts';

/** Throws DatabaseError unless a table is identical in both databases. */
export async function compareTable(
  source: DatabaseSyncInstance,
  trx: Trx,
  table: CataloguedTable,
): Promise<void> {
  if (hashSqlite(source, table) !== (await hashPostgres(trx, table))) {
    throw new DatabaseError(`La tabella ${table.name} non è stata copiata correttamente.`);
  }
}

function hashSqlite(source: DatabaseSyncInstance, table: CataloguedTable): string {
  const { name, columns, primaryKey } = table;
  const hash = createHash('sha256');
  const rows = source.prepare(
    `select ${columns.map(quoteName).join(', ')} from ${quoteName(name)}
     order by ${primaryKey.map(quoteName).join(', ')}`,
  );
  for (const row of rows.iterate()) addRow(hash, readRow(row, columns));
  return hash.digest('hex');
}

async function hashPostgres(trx: Trx, table: CataloguedTable): Promise<string> {
  const hash = createHash('sha256');
  for await (const row of postgresRows(trx, table)) addRow(hash, row);
  return hash.digest('hex');
}

function addRow(hash: Hash, row: Row): void {
  const values = row.map((value) =>
    Buffer.isBuffer(value) ? { bytes: value.toString('base64') } : value,
  );
  hash.update(`${JSON.stringify(values)}\n`);
}
