import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';

interface PreparedStatement {
  statement: StatementSyncInstance;
  returnsRows: boolean;
}

/** Prepared statements by their SQL; the least recently used goes first when there are too many. */
export class StatementCache {
  readonly #database: DatabaseSyncInstance;
  readonly #capacity: number;
  readonly #statements = new Map<string, PreparedStatement>();

  constructor(database: DatabaseSyncInstance, capacity: number) {
    this.#database = database;
    this.#capacity = capacity;
  }

  get(sql: string): PreparedStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) {
      // A Map keeps the order of insertion: to insert again is to become the newest.
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      return known;
    }
    const statement = this.#database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    const oldest = this.#statements.size >= this.#capacity && this.#statements.keys().next().value;
    if (typeof oldest === 'string') this.#statements.delete(oldest);
    this.#statements.set(sql, prepared);
    return prepared;
  }

  /** After a change of the schema, when a statement's columns may be others. */
  clear(): void {
    this.#statements.clear();
  }
}
