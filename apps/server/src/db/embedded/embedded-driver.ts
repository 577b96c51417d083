import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type TransactionSettings,
} from 'kysely';
import { Turns } from '../turns.ts';
import { EmbeddedConnection } from './embedded-connection.ts';
import { isLocked } from './sqlite-errors.ts';

/**
 * One connection, lent to one user at a time in the order of asking, so that a transaction which
 * awaits is never interleaved with other queries.
 */
export class EmbeddedDriver implements Driver {
  readonly #database: DatabaseSyncInstance;
  readonly #connection: EmbeddedConnection;
  readonly #turns = new Turns();

  constructor(database: DatabaseSyncInstance) {
    this.#database = database;
    this.#connection = new EmbeddedConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.end();
  }

  async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings,
  ): Promise<void> {
    // IMMEDIATE: the right to write comes first, not half-way through.
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk, for one, has already rolled it back.
    if (this.#database.isTransaction) {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    }
  }

  /** Leaves everything in the one file, unless someone else is reading it. */
  async destroy(): Promise<void> {
    this.#connection.forgetStatements();
    try {
      settle(this.#database);
    } finally {
      this.#database.close();
    }
  }
}

/**
 * Moves what the write-ahead log holds into the database file and drops the log. The driver only
 * lets go of prepared statements when they are garbage-collected; a connection still in WAL mode
 * until then could delete the log of a file that has taken its file's place.
 */
function settle(database: DatabaseSyncInstance): void {
  try {
    database.exec('pragma busy_timeout = 0; pragma journal_mode = delete');
  } catch (error) {
    // A backup is reading: the log stays, whole, and the next process to open it takes it over.
    if (!isLocked(error)) throw error;
  }
}
