import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import * as z from 'zod/mini';

export interface CataloguedTable {
  name: string;
  columns: readonly string[];
  primaryKey: readonly string[];
  /** Other tables that this one refers to. */
  parents: readonly string[];
}

const tableRows = z.array(z.object({ name: z.string() }));
const columnRows = z.array(z.object({ name: z.string(), pk: z.number() }));
const foreignKeyRows = z.array(z.object({ table: z.string() }));
const countRow = z.object({ count: z.number() });

/** All tables from the database's schema, parents first. */
export function readCatalogue(database: DatabaseSyncInstance): CataloguedTable[] {
  const names = tableRows.parse(
    database
      .prepare(
        `select name from sqlite_schema where type = 'table'
         and name not like 'sqlite!_%' escape '!' and name not like 'kysely!_%' escape '!'
         order by name`,
      )
      .all(),
  );
  return parentsFirst(names.map(({ name }) => readTable(database, name)));
}

export function countRows(database: DatabaseSyncInstance, table: string): number {
  return countRow.parse(database.prepare(`select count(*) as count from ${quoteName(table)}`).get())
    .count;
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function readTable(database: DatabaseSyncInstance, name: string): CataloguedTable {
  const columns = columnRows.parse(
    database.prepare('select name, pk from pragma_table_info(?) order by cid').all(name),
  );
  const foreignKeys = foreignKeyRows.parse(
    database.prepare('select distinct "table" from pragma_foreign_key_list(?)').all(name),
  );
  return {
    name,
    columns: columns.map((column) => column.name),
    primaryKey: columns
      .filter((column) => column.pk > 0)
      .sort((one, other) => one.pk - other.pk)
      .map((column) => column.name),
    parents: foreignKeys.map(({ table }) => table).filter((table) => table !== name),
  };
}

/** Throws on circular references. */
export function parentsFirst(tables: readonly CataloguedTable[]): CataloguedTable[] {
  const ordered: CataloguedTable[] = [];
  let remaining = [...tables];
  while (remaining.length > 0) {
    const ready = remaining.filter(
      (table) => !remaining.some((other) => table.parents.includes(other.name)),
    );
    if (ready.length === 0) {
      throw new Error(
        `Tables refer to each other: ${remaining.map(({ name }) => name).join(', ')}`,
      );
    }
    ordered.push(...ready);
    remaining = remaining.filter((table) => !ready.includes(table));
  }
  return ordered;
}
