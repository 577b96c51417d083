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

/** Tells a database's own error in words, where it is about the database and not about what it was asked. */
export type Explain = (error: unknown) => unknown;

/**
 * A dialect that refuses the mistakes on which the two databases would behave differently, and whose
 * failures are DatabaseFailures on both.
 */
export class GuardedDialect implements Dialect {
  readonly #inner: Dialect;
  readonly #explain: Explain;
  readonly #scope = new TransactionScope();

  constructor(inner: Dialect, explain: Explain) {
    this.#inner = inner;
    this.#explain = explain;
  }

  createDriver(): Driver {
    return new GuardedDriver(this.#inner.createDriver(), this.#scope, this.#explain);
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
  readonly #explain: Explain;
  /** Connections that are lent or waited for. */
  #inUse = 0;
  #whenUnused = () => {};

  constructor(inner: Driver, scope: TransactionScope, explain: Explain) {
    this.#inner = inner;
    this.#scope = scope;
    this.#explain = explain;
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#scope.mustBeOutside();
    this.#inUse++;
    try {
      return new GuardedConnection(await this.#inner.acquireConnection(), this.#explain);
    } catch (error) {
      this.#endUse();
      throw this.#explain(error);
    }
  }

  async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const guarded = guardedOf(connection);
    await this.#explained(this.#inner.beginTransaction(guarded.inner, settings));
    guarded.begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const guarded = guardedOf(connection);
    guarded.beginCommit();
    await this.#explained(this.#inner.commitTransaction(guarded.inner));
    guarded.end();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const guarded = guardedOf(connection);
    guarded.beginRollback();
    await this.#explained(this.#inner.rollbackTransaction(guarded.inner));
    guarded.end();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const guarded = guardedOf(connection);
    guarded.giveBack();
    await this.#inner.releaseConnection(guarded.inner);
    this.#endUse();
  }

  /** Lets what runs finish; Kysely lets nothing new begin. */
  async destroy(): Promise<void> {
    if (this.#inUse > 0) {
      await new Promise<void>((resolve) => {
        this.#whenUnused = resolve;
      });
    }
    await this.#inner.destroy();
  }

  async #explained(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      throw this.#explain(error);
    }
  }

  #endUse(): void {
    this.#inUse--;
    if (this.#inUse === 0) this.#whenUnused();
  }
}

function guardedOf(connection: DatabaseConnection): GuardedConnection {
  if (!(connection instanceof GuardedConnection)) throw new TypeError('Not a guarded connection');
  return connection;
}
