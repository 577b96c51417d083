import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { StatementCache } from './statement-cache.ts';

const cachedStatements = 500;
const changesSchema = /^\s*(create|alter|drop)\b/i;

export class EmbeddedConnection implements DatabaseConnection {
  readonly #statements: StatementCache;

  constructor(database: DatabaseSyncInstance) {
    this.#statements = new StatementCache(database, cachedStatements);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, returnsRows } = this.#statements.get(sql);
    if (returnsRows) return { rows: statement.all(...parameters) };
    const { changes } = statement.run(...parameters);
    if (changesSchema.test(sql)) this.#statements.clear();
    // No insertId, which PostgreSQL would not give: ask for `returning`.
    return { numAffectedRows: BigInt(changes), rows: [] };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streams are not supported: read in pages');
  }

  forgetStatements(): void {
    this.#statements.clear();
  }
}
