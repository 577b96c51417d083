import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/**
 * Makes both databases equally strict: a failed statement ends its transaction (in PostgreSQL the
 * COMMIT would silently roll back), and a finished transaction rejects queries.
 */
export class GuardedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #translateError: (error: unknown) => unknown;
  #state: 'idle' | 'in transaction' | 'ending' | 'released' = 'idle';
  #failure: { error: unknown } | undefined;

  constructor(inner: DatabaseConnection, translateError: (error: unknown) => unknown) {
    this.inner = inner;
    this.#translateError = translateError;
  }

  begin(): void {
    this.#state = 'in transaction';
  }

  /** Rethrows the error of a failed statement, even if `work` caught it. */
  beginCommit(): void {
    if (this.#failure !== undefined) throw this.#failure.error;
    this.#state = 'ending';
  }

  beginRollback(): void {
    this.#state = 'ending';
  }

  /** Ends the transaction; the connection may still be in use. */
  end(): void {
    this.#state = 'idle';
    this.#failure = undefined;
  }

  release(): void {
    this.#state = 'released';
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#check();
    try {
      return await this.inner.executeQuery<R>(query);
    } catch (cause) {
      const error = this.#translateError(cause);
      this.#recordFailure(error);
      throw error;
    }
  }

  /** Unsupported: a query inside the loop would deadlock on the single connection. */
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streams are not supported: read in pages');
  }

  #recordFailure(error: unknown): void {
    if (this.#state === 'in transaction') this.#failure ??= { error };
  }

  #check(): void {
    if (this.#state === 'ending' || this.#state === 'released') {
      throw new Error('The transaction is over: await every query inside its work');
    }
    if (this.#failure !== undefined) {
      throw new Error('A statement of this transaction failed: let it roll back', {
        cause: this.#failure.error,
      });
    }
  }
}
