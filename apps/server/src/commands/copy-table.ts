import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { type CataloguedTable, quoteName } from '../db/embedded/catalogue.ts';
import { type Row, readRow } from './row.ts';

const rowsInBatch = 500;
/** PostgreSQL numbers the parameters of a statement with 16 bits. */
const parametersInStatement = 65_535;

/** Copies a table's rows into the same table of PostgreSQL and answers how many there were. */
export async function copyTable(
  source: DatabaseSyncInstance,
  trx: Trx,
  { name, columns }: CataloguedTable,
): Promise<number> {
  const batchSize = Math.min(rowsInBatch, Math.floor(parametersInStatement / columns.length));
  const insert = async (rows: readonly Row[]) => {
    const tuples = rows.map((row) => sql`(${sql.join(row)})`);
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(tuples)}`.execute(trx);
  };
  let count = 0;
  let batch: Row[] = [];
  const all = source.prepare(`select ${columns.map(quoteName).join(', ')} from ${quoteName(name)}`);
  for (const row of all.iterate()) {
    batch.push(readRow(row, columns));
    count++;
    if (batch.length === batchSize) {
      await insert(batch);
      batch = [];
    }
  }
  if (batch.length > 0) await insert(batch);
  return count;
}
