import { AsyncLocalStorage } from 'node:async_hooks';
import type { DialectAdapter } from 'kysely';
import { Turns } from './turns.ts';

/**
 * Knows whether the code that runs is inside the work of one of a database's transactions, through
 * any number of awaits. A connection asked for there would bypass the transaction, and on the one
 * connection of SQLite wait for ever.
 */
export class TransactionScope {
  /** This process's transactions, one after the other. */
  readonly turns = new Turns();
  readonly #storage = new AsyncLocalStorage<{ isOpen: boolean }>();
  #open = 0;

  /** Throws inside the work of a transaction. */
  mustBeOutside(): void {
    if (this.#storage.getStore()?.isOpen === true) {
      throw new Error(
        'The database was used inside the work of a transaction: use the transaction it is given',
      );
    }
  }

  /** Runs the work of a transaction. What it leaves running afterwards is outside again. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const scope = { isOpen: true };
    this.#open += 1;
    try {
      return await this.#storage.run(scope, work);
    } finally {
      scope.isOpen = false;
      this.#open -= 1;
      // Until somebody asks again: up to Node 22 it burdens every promise and every request.
      if (this.#open === 0) this.#storage.disable();
    }
  }
}

const scopes = new WeakMap<DialectAdapter, TransactionScope>();

/** Ties a scope to a database: the adapter is the one thing that all its Kysely objects share. */
export function registerScope(adapter: DialectAdapter, scope: TransactionScope): void {
  scopes.set(adapter, scope);
}

/** The scope of a database that `openDatabase` has opened. */
export function scopeOf(adapter: DialectAdapter): TransactionScope {
  const scope = scopes.get(adapter);
  if (scope === undefined) throw new TypeError('This database was not opened by openDatabase');
  return scope;
}
