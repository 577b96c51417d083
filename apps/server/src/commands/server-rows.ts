import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { CataloguedTable } from '../db/embedded/catalogue.ts';
import { type Row, readRow } from './row.ts';

const rowsAtOnce = 1000;

/** A table's rows in PostgreSQL, by its primary key, a few at a time. One table after the other. */
export async function* serverRows(
  trx: Trx,
  { name, columns, primaryKey }: CataloguedTable,
): AsyncGenerator<Row> {
  const list = (names: readonly string[]) => sql.join(names.map((column) => sql.ref(column)));
  await sql`declare copied no scroll cursor for
    select ${list(columns)} from ${sql.table(name)} order by ${list(primaryKey)}`.execute(trx);
  for (;;) {
    const { rows } = await sql`fetch ${sql.lit(rowsAtOnce)} from copied`.execute(trx);
    for (const row of rows) yield readRow(row, columns);
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close copied`.execute(trx);
}
