import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';

interface PreparedStatement {
  statement: StatementSyncInstance;
  returnsRows: boolean;
}

/** LRU cache of prepared statements by SQL. */
export class StatementCache {
  readonly #database: DatabaseSyncInstance;
  readonly #capacity: number;
  readonly #statements = new Map<string, PreparedStatement>();

  constructor(database: DatabaseSyncInstance, capacity: number) {
    this.#database = database;
    this.#capacity = capacity;
  }

  get(sql: string): PreparedStatement {
    const cached = this.#statements.get(sql);
    if (cached !== undefined) {
      // Reinserted as the newest, in the Map's insertion order.
      this.#statements.delete(sql);
      this.#statements.set(sql, cached);
      return cached;
    }
    const statement = this.#database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    const oldest = this.#statements.size >= this.#capacity && this.#statements.keys().next().value;
    if (typeof oldest === 'string') this.#statements.delete(oldest);
    this.#statements.set(sql, prepared);
    return prepared;
  }

  /** After a schema change, which may change the columns of statements. */
  clear(): void {
    this.#statements.clear();
  }
}
