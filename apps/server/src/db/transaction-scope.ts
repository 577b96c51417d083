import { AsyncLocalStorage } from 'node:async_hooks';
import type { DialectAdapter } from 'kysely';
import { Mutex } from './mutex.ts';

/**
 * Detects use of the database inside a transaction's `work`, across awaits: such a query would
 * bypass the transaction, and deadlock on SQLite's single connection.
 */
export class TransactionScope {
  /** Serializes this process's transactions. */
  readonly mutex = new Mutex();
  readonly #storage = new AsyncLocalStorage<{ isOpen: boolean }>();
  #open = 0;

  /** Throws inside `work`. */
  assertOutside(): void {
    if (this.#storage.getStore()?.isOpen === true) {
      throw new Error(
        'The database was used inside the work of a transaction: use the transaction it is given',
      );
    }
  }

  /** Runs `work` inside the scope; async code still running afterwards is outside. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const scope = { isOpen: true };
    this.#open += 1;
    try {
      return await this.#storage.run(scope, work);
    } finally {
      scope.isOpen = false;
      this.#open -= 1;
      // Until the next run: up to Node 22 an enabled storage slows all promises.
      if (this.#open === 0) this.#storage.disable();
    }
  }
}

const scopes = new WeakMap<DialectAdapter, TransactionScope>();

/** By adapter, the only object that all Kysely objects of a database share. */
export function registerScope(adapter: DialectAdapter, scope: TransactionScope): void {
  scopes.set(adapter, scope);
}

/** The scope of a database opened by `openDatabase`. */
export function scopeOf(adapter: DialectAdapter): TransactionScope {
  const scope = scopes.get(adapter);
  if (scope === undefined) throw new TypeError('This database was not opened by openDatabase');
  return scope;
}
