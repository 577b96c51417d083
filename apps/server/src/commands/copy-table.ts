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
  table: CataloguedTable,
): Promise<number> {
  const { name, columns } = table;
  const batchSize = Math.min(rowsInBatch, Math.floor(parametersInStatement / columns.length));
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
 * A table's rows by its primary key, each batch a query of its own: a statement that is read on after
 * something else was waited for may have been collected as garbage meanwhile.
 */
function* batches(
  source: DatabaseSyncInstance,
  { name, columns, primaryKey }: CataloguedTable,
  size: number,
): Generator<Row[]> {
  const key = primaryKey.map(quoteName).join(', ');
  const places = primaryKey.map((column) => columns.indexOf(column));
  const select = `select ${columns.map(quoteName).join(', ')} from ${quoteName(name)}`;
  const inOrder = `order by ${key} limit ${size}`;
  const following = `${select} where (${key}) > (${primaryKey.map(() => '?').join(', ')}) ${inOrder}`;
  let found = source.prepare(`${select} ${inOrder}`).all();
  for (;;) {
    const rows = found.map((row) => readRow(row, columns));
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < size) return;
    found = source.prepare(following).all(...places.map((place) => last[place] ?? null));
  }
}
