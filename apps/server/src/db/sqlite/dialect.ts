import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { Mutex } from '../mutex.ts';
import { isLocked } from './errors.ts';
import { StatementCache } from './statement-cache.ts';

const maxCachedStatements = 500;
const changesSchema = /^\s*(create|alter|drop)\b/i;

class NodeSqliteConnection implements DatabaseConnection {
  readonly #statements: StatementCache;

  constructor(database: DatabaseSyncInstance) {
    this.#statements = new StatementCache(database, maxCachedStatements);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, returnsRows } = this.#statements.get(sql);
    if (returnsRows) return { rows: statement.all(...parameters) };
    const { changes } = statement.run(...parameters);
    if (changesSchema.test(sql)) this.#statements.clear();
    // No insertId, which PostgreSQL lacks: use `returning`.
    return { numAffectedRows: BigInt(changes), rows: [] };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streams are not supported: read in pages');
  }

  clearStatements(): void {
    this.#statements.clear();
  }
}

/** A single connection behind a mutex, so that no query is interleaved with a transaction. */
class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSyncInstance;
  readonly #connection: NodeSqliteConnection;
  readonly #mutex = new Mutex();

  constructor(database: DatabaseSyncInstance) {
    this.#database = database;
    this.#connection = new NodeSqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#mutex.release();
  }

  async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings,
  ): Promise<void> {
    // IMMEDIATE takes the write lock at the start, not half-way.
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk, for example, has already rolled it back.
    if (this.#database.isTransaction) {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    }
  }

  /** Checkpoints the write-ahead log, unless another process is reading. */
  async destroy(): Promise<void> {
    this.#connection.clearStatements();
    try {
      checkpoint(this.#database);
    } finally {
      this.#database.close();
    }
  }
}

/**
 * Merges the write-ahead log into the file and leaves WAL mode. Prepared statements keep the
 * connection open until garbage collection; in WAL mode it could later delete the log of a
 * replaced file.
 */
function checkpoint(database: DatabaseSyncInstance): void {
  try {
    database.exec('pragma busy_timeout = 0; pragma journal_mode = delete');
  } catch (error) {
    // A backup is reading: the complete log stays for the next process.
    if (!isLocked(error)) throw error;
  }
}

/** Kysely's SQLite over the driver with the API of `node:sqlite`. */
export class NodeSqliteDialect implements Dialect {
  readonly #database: DatabaseSyncInstance;

  constructor(database: DatabaseSyncInstance) {
    this.#database = database;
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#database);
  }

  createAdapter() {
    return new NodeSqliteAdapter();
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** Makes migrations atomic. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
