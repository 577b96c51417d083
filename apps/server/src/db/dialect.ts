/** The differences between SQLite and PostgreSQL; all other SQL is shared. */
import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Expression,
  type Kysely,
  PostgresAdapter,
  type RawBuilder,
  sql,
} from 'kysely';
import pg from 'pg';
import { errorCode } from '../error-code.ts';
import type { Database, Trx } from './database.ts';

export type DatabaseKind = 'embedded' | 'server';

/** Differences in migrations. */
export interface SqlDialect {
  /** Compared and sorted by code point, on both databases. */
  readonly text: RawBuilder<string>;
  /** 64 bits; read back as a number, which must be a safe integer. */
  readonly integer: RawBuilder<number>;
  /** A double. */
  readonly real: RawBuilder<number>;
  /** Makes an `integer` column a primary key that numbers itself and never reuses a number. */
  identity(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /** Like `db.schema.createTable`, but refuses values of the wrong type on SQLite too. */
  createTable(db: Kysely<unknown>, table: string): CreateTableBuilder<string>;
}

const sqlite: SqlDialect = {
  text: sql`text`,
  integer: sql`integer`,
  real: sql`real`,
  identity: (column) => column.primaryKey().autoIncrement(),
  createTable: (db, table) => db.schema.createTable(table).modifyEnd(sql`strict`),
};

const postgres: SqlDialect = {
  text: sql`text collate "C"`,
  integer: sql`bigint`,
  real: sql`double precision`,
  // "By default", so that move-to-postgres can insert existing ids.
  identity: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
  createTable: (db, table) => db.schema.createTable(table),
};

export const sqlDialects: Readonly<Record<DatabaseKind, SqlDialect>> = {
  embedded: sqlite,
  server: postgres,
};

export interface UniqueViolation {
  table: string;
  columns: readonly string[];
}

/**
 * The violated unique key; undefined for other errors. Call it outside the transaction, which such
 * an error ends.
 */
export function isUniqueViolation(error: unknown): UniqueViolation | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = errorCode(error);
  if (code === '23505') {
    // The detail's text may be translated, but not its "(column, …)=(value, …)".
    const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : '';
    const table = 'table' in error && typeof error.table === 'string' ? error.table : '';
    const columns = /\(([^()]*)\)=\(/.exec(detail)?.[1] ?? '';
    return { table, columns: columns.split(', ').map((column) => column.replaceAll('"', '')) };
  }
  // The driver gives no extended error code for statements that return rows, only the message.
  const failed = /^UNIQUE constraint failed: (.+)$/.exec(error.message)?.[1];
  if (code !== 'ERR_SQLITE_ERROR' || failed === undefined) return undefined;
  const names = failed.split(', ').map((name) => name.split('.'));
  return {
    table: names[0]?.[0] ?? '',
    columns: names.map((name) => name[1] ?? ''),
  };
}

/** Whether a referenced row does not exist, or is still referenced. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  return (
    code === '23503' ||
    (code === 'ERR_SQLITE_ERROR' && error.message === 'FOREIGN KEY constraint failed')
  );
}

/** Whether PostgreSQL aborted the transaction because of a concurrent one; it may be retried. */
export function isSerializationFailure(error: unknown): boolean {
  const code = errorCode(error);
  return code === '40001' || code === '40P01';
}

/**
 * Whether a text contains `part` literally. Lower-case both before: SQLite's LIKE ignores ASCII
 * case, PostgreSQL's does not.
 */
export function containsText(text: Expression<string>, part: string): RawBuilder<boolean> {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${text} like ${pattern} escape '\\'`;
}

/** Whether this is PostgreSQL, which other processes may use, too; else it is SQLite. */
export function isPostgres(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** NOTIFY on commit. Does nothing on SQLite, which only this process uses. */
export async function notifyOnCommit(
  trx: Trx,
  channel: string,
  messages: readonly string[],
): Promise<void> {
  if (messages.length === 0 || !isPostgres(trx)) return;
  await sql`select pg_notify(${channel}, message) from unnest(${messages}::text[]) as message`.execute(
    trx,
  );
}

/**
 * Blocks writes to tables until the transaction ends, so that a transaction over whole tables does
 * not fail with serialization errors. Call it before the first read. Not needed on SQLite.
 */
export async function lockTables(trx: Trx, tables: readonly string[]): Promise<void> {
  if (!isPostgres(trx)) return;
  const names = sql.join(tables.map((table) => sql.table(table)));
  await sql`lock table ${names} in exclusive mode`.execute(trx);
}

/** Size of the whole database in bytes. */
export async function findDatabaseSize(db: Database): Promise<number> {
  const size = isPostgres(db)
    ? sql<number>`pg_database_size(current_database())`
    : sql<number>`(select page_count * page_size from pragma_page_count(), pragma_page_size())`;
  const { rows } = await sql<{ size: number }>`select ${size} as size`.execute(db);
  return rows[0]?.size ?? 0;
}

/** Parses counts and sums as numbers, as on SQLite. */
export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    const isWholeNumber = id === pg.types.builtins.INT8 || id === pg.types.builtins.NUMERIC;
    return isWholeNumber && format !== 'binary' ? readNumber : pg.types.getTypeParser(id, format);
  },
};

function readNumber(text: string): number {
  const number = Number(text);
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`The database sent ${text}, which is not a safe integer`);
  }
  return number;
}

/** The result of `databaseNow`. */
export async function findDatabaseNow(db: Database, clock: () => number): Promise<number> {
  if (!isPostgres(db)) return clock();
  const { rows } = await sql<{ now: number }>`select ${databaseNow(db, clock)} as now`.execute(db);
  return rows[0]?.now ?? clock();
}

/** Whether a statement may change several tables in `with`: on PostgreSQL, not on SQLite. */
export const canChangeInWith = isPostgres;

/**
 * The database's time in epoch milliseconds, moved by as much as `clock` is, which tests do. SQLite
 * has no other clock than this process.
 */
export function databaseNow(db: Database, clock: () => number): RawBuilder<number> {
  if (!isPostgres(db)) return sql<number>`${clock()}`;
  const shift = clock() - Date.now();
  return sql<number>`(floor(extract(epoch from clock_timestamp()) * 1000)::bigint + ${shift}::bigint)`;
}
