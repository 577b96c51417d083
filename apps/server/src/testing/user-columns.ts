import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { testServerUrl } from './test-server.ts';

/** The columns that reference users, sorted: 'table.column'. */
export async function listUserColumns(db: Database): Promise<string[]> {
  const references =
    testServerUrl === undefined
      ? sql<{ name: string }>`
          select tables.name || '.' || keys."from" as name
          from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
          where tables.type = 'table' and keys."table" = 'users'`
      : sql<{ name: string }>`
          select tables.relname || '.' || columns.attname as name
          from pg_constraint as keys
          join pg_class as tables on tables.oid = keys.conrelid
          join pg_attribute as columns
            on columns.attrelid = keys.conrelid and columns.attnum = any (keys.conkey)
          where keys.contype = 'f' and keys.confrelid = 'users'::regclass`;
  const { rows } = await references.execute(db);
  return rows.map(({ name }) => name).sort();
}
