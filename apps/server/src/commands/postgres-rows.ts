import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { CataloguedTable } from '../db/sqlite/catalogue.ts';
import { type Row, readRow } from './row.ts';

const batchSize = 1000;

/**
 * Streams a table's rows ordered by primary key; only one table at a time, because of the
 * cursor's name.
 */
export async function* postgresRows(
  trx: Trx,
  { name, columns, primaryKey }: CataloguedTable,
): AsyncGenerator<Row> {
  const list = (names: readonly string[]) => sql.join(names.map((column) => sql.ref(column)));
  await sql`declare copied no scroll cursor for
    select ${list(columns)} from ${sql.table(name)} order by ${list(primaryKey)}`.execute(trx);
  for (;;) {
    const { rows } = await sql`fetch ${sql.lit(batchSize)} from copied`.execute(trx);
    for (const row of rows) yield readRow(row, columns);
    if (rows.length < batchSize) break;
  }
  await sql`close copied`.execute(trx);
}
