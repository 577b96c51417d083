import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/** Executions after which a statement is prepared: those of texts that vary never are. */
const minExecutions = 50;
/** Each of the pool's connections keeps the plan of each name. */
const maxNames = 100;
const maxCounted = 1000;

/** Such a statement would fail once a newer process has added a column. */
const selectsAllColumns = /(?:\bselect|\breturning|\.|,)\s*\*/i;

/** Names for a process's most frequent statements, by their text. */
class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #executions = new LRUCache<string, number>({ max: maxCounted });

  /** Undefined for a statement that is not to be prepared. */
  nameOf(sql: string): string | undefined {
    const name = this.#names.get(sql);
    if (name !== undefined || this.#names.size === maxNames) return name;
    const executions = (this.#executions.get(sql) ?? 0) + 1;
    this.#executions.set(sql, executions);
    if (executions < minExecutions || selectsAllColumns.test(sql)) return undefined;
    this.#executions.delete(sql);
    const given = `poketorneo_${this.#names.size + 1}`;
    this.#names.set(sql, given);
    return given;
  }
}

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not supported: read in pages');
    const values = [...parameters];
    // Without parameters it is sent in one message anyway.
    const name = values.length === 0 ? undefined : this.#names.nameOf(text);
    return this.#client.query(name === undefined ? { text, values } : { name, text, values });
  }

  release(): void {
    this.#client.release();
  }
}

/**
 * A pool whose connections prepare frequent statements, each once: PostgreSQL parses and plans all
 * others at each execution.
 */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  return {
    connect: async () => new NamingClient(await pool.connect(), names),
    end: () => pool.end(),
  };
}
