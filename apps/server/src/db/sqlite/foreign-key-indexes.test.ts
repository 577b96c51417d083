import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSqliteTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database.ts';

const database = createSqliteTestDatabase();
let db: Database;
beforeAll(async () => {
  ({ db } = await database.open());
});
afterAll(() => database.drop());

const neverDeleted = 'no leader or tournament is deleted';
const mostRows = `${neverDeleted}; a search finds so many rows that an index makes it slower`;
const fewRows = 'a few rows of the content';

/** Foreign keys without an index, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'announcements (tournament_id)': neverDeleted,
  'battles (leader_id)': neverDeleted,
  'chosen_teams (leader_id)': neverDeleted,
  'kept_open_tournaments (tournament_id)': neverDeleted,
  'matches (leader_id)': neverDeleted,
  'past_chosen_teams (leader_id)': neverDeleted,
  'past_kept_open_tournaments (tournament_id)': neverDeleted,
  'past_matches (leader_id)': neverDeleted,
  'past_user_leaders (leader_id)': neverDeleted,
  'past_user_tournaments (tournament_id)': neverDeleted,
  'season_tournaments (tournament_id)': neverDeleted,
  'tournament_starters (available_pokemon_id)': fewRows,
  'user_leaders (leader_id)': neverDeleted,
  'user_tournaments (tournament_id)': mostRows,
};

it('every foreign key has an index', async () => {
  const unindexed = await listUnindexedForeignKeys();
  expect(
    unindexed.filter((key) => !Object.hasOwn(exceptions, key)),
    'Deleting a row of the other table reads all rows of these: create indexes that begin with these columns in a new migration of db/migrations, or add them to exceptions here with the reason',
  ).toEqual([]);
  expect(
    Object.keys(exceptions).filter((key) => !unindexed.includes(key)),
    'Remove these from exceptions: they are indexed, or no foreign keys',
  ).toEqual([]);
});

/** As 'table (columns)'. */
async function listUnindexedForeignKeys(): Promise<string[]> {
  const indexes = await listIndexes();
  const isIndexed = ({ table, columns }: Columns) =>
    indexes.some((index) => index.table === table && `${index.columns},`.startsWith(`${columns},`));
  const keys = await listForeignKeys();
  return keys
    .filter((key) => !isIndexed(key))
    .map(({ table, columns }) => `${table} (${columns})`)
    .sort();
}

/** Columns separated by commas. */
interface Columns {
  table: string;
  columns: string;
}

async function listForeignKeys(): Promise<Columns[]> {
  const { rows } = await sql<Columns>`
    select "table", group_concat("column") as columns from (
      select child.name as "table", foreign_key.id, foreign_key."from" as "column"
      from sqlite_schema as child, pragma_foreign_key_list(child.name) as foreign_key
      where child.type = 'table' order by foreign_key.seq
    ) group by "table", id`.execute(db);
  return rows;
}

/** Also row ids, and partial indexes without the nulls, which no foreign key searches. */
async function listIndexes(): Promise<Columns[]> {
  const { rows } = await sql<Columns & { partialSql: string | null }>`
    select "table", group_concat("column") as columns, partialSql from (
      select parent.name as "table", listed.name as "index", indexed.name as "column",
        iif(listed.partial, definition.sql, null) as partialSql
      from sqlite_schema as parent, pragma_index_list(parent.name) as listed,
        pragma_index_info(listed.name) as indexed
      left join sqlite_schema as definition on definition.name = listed.name
      where parent.type = 'table' order by indexed.seqno
    ) group by "table", "index"
    union all
    select owner.name, column.name, null
    from sqlite_schema as owner, pragma_table_info(owner.name) as column
    where owner.type = 'table' and column.pk = 1 and upper(column.type) = 'INTEGER'`.execute(db);
  return rows.filter(
    ({ columns, partialSql }) =>
      partialSql === null || partialSql.endsWith(` where "${columns}" is not null`),
  );
}
