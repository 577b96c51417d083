import type {
  DatabaseConnection,
  DatabaseIntrospector,
  Dialect,
  DialectAdapter,
  Driver,
  Kysely,
  QueryCompiler,
  TransactionSettings,
} from 'kysely';
import { GuardedConnection } from './guarded-connection.ts';
import { registerScope, TransactionScope } from './transaction-scope.ts';

/**
 * Maps a driver's error to a DatabaseFailure if the database itself failed; returns
 * others unchanged.
 */
export type TranslateError = (error: unknown) => unknown;

/**
 * Rejects usage on which the two databases would behave differently, and translates their failures
 * to DatabaseFailure.
 */
export class GuardedDialect implements Dialect {
  readonly #inner: Dialect;
  readonly #translateError: TranslateError;
  readonly #scope = new TransactionScope();

  constructor(inner: Dialect, translateError: TranslateError) {
    this.#inner = inner;
    this.#translateError = translateError;
  }

  createDriver(): Driver {
    return new GuardedDriver(this.#inner.createDriver(), this.#scope, this.#translateError);
  }

  createAdapter(): DialectAdapter {
    const adapter = this.#inner.createAdapter();
    registerScope(adapter, this.#scope);
    return adapter;
  }

  createQueryCompiler(): QueryCompiler {
    return this.#inner.createQueryCompiler();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return this.#inner.createIntrospector(db);
  }
}

class GuardedDriver implements Driver {
  readonly #inner: Driver;
  readonly #scope: TransactionScope;
  readonly #translateError: TranslateError;
  /** Connections in use or requested. */
  #activeConnections = 0;
  #onIdle = () => {};

  constructor(inner: Driver, scope: TransactionScope, translateError: TranslateError) {
    this.#inner = inner;
    this.#scope = scope;
    this.#translateError = translateError;
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#scope.assertOutside();
    this.#activeConnections++;
    try {
      return new GuardedConnection(await this.#inner.acquireConnection(), this.#translateError);
    } catch (error) {
      this.#releaseOne();
      throw this.#translateError(error);
    }
  }

  async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const guarded = guardedOf(connection);
    await this.#translated(this.#inner.beginTransaction(guarded.inner, settings));
    guarded.begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const guarded = guardedOf(connection);
    guarded.beginCommit();
    await this.#translated(this.#inner.commitTransaction(guarded.inner));
    guarded.end();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const guarded = guardedOf(connection);
    guarded.beginRollback();
    await this.#translated(this.#inner.rollbackTransaction(guarded.inner));
    guarded.end();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const guarded = guardedOf(connection);
    guarded.release();
    await this.#inner.releaseConnection(guarded.inner);
    this.#releaseOne();
  }

  /** Waits for running queries; Kysely rejects new ones. */
  async destroy(): Promise<void> {
    if (this.#activeConnections > 0) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
    }
    await this.#inner.destroy();
  }

  async #translated(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      throw this.#translateError(error);
    }
  }

  #releaseOne(): void {
    this.#activeConnections--;
    if (this.#activeConnections === 0) this.#onIdle();
  }
}

function guardedOf(connection: DatabaseConnection): GuardedConnection {
  if (!(connection instanceof GuardedConnection)) throw new TypeError('Not a guarded connection');
  return connection;
}
