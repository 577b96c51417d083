import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/**
 * A connection lent for one query or one transaction. It gives both databases the stricter
 * behaviour of the two: a failed statement ends its transaction (as in PostgreSQL, where the
 * following COMMIT would otherwise quietly roll back), and a transaction that is over runs nothing.
 */
export class GuardedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #explain: (error: unknown) => unknown;
  #state: 'idle' | 'in transaction' | 'ending' | 'given back' = 'idle';
  #failure: { error: unknown } | undefined;

  constructor(inner: DatabaseConnection, explain: (error: unknown) => unknown) {
    this.inner = inner;
    this.#explain = explain;
  }

  begin(): void {
    this.#state = 'in transaction';
  }

  /** Throws what a statement of the transaction has thrown, whether or not the work caught it. */
  beginCommit(): void {
    if (this.#failure !== undefined) throw this.#failure.error;
    this.#state = 'ending';
  }

  beginRollback(): void {
    this.#state = 'ending';
  }

  /** The transaction is over, though the connection may be lent for more than that. */
  end(): void {
    this.#state = 'idle';
    this.#failure = undefined;
  }

  giveBack(): void {
    this.#state = 'given back';
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#check();
    try {
      return await this.inner.executeQuery<R>(query);
    } catch (cause) {
      const error = this.#explain(cause);
      this.#remember(error);
      throw error;
    }
  }

  /** A stream holds the connection, so a query inside its loop would wait for ever. */
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streams are not supported: read in pages');
  }

  #remember(error: unknown): void {
    if (this.#state === 'in transaction') this.#failure ??= { error };
  }

  #check(): void {
    if (this.#state === 'ending' || this.#state === 'given back') {
      throw new Error('The transaction is over: await every query inside its work');
    }
    if (this.#failure !== undefined) {
      throw new Error('A statement of this transaction failed: let it roll back', {
        cause: this.#failure.error,
      });
    }
  }
}
