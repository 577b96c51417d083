import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { EmbeddedDriver } from './embedded-driver.ts';

/** Kysely's SQLite over the driver with the API of `node:sqlite`. */
export class EmbeddedDialect implements Dialect {
  readonly #database: DatabaseSyncInstance;

  constructor(database: DatabaseSyncInstance) {
    this.#database = database;
  }

  createDriver(): Driver {
    return new EmbeddedDriver(this.#database);
  }

  createAdapter() {
    return new EmbeddedAdapter();
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }
}

class EmbeddedAdapter extends SqliteAdapter {
  /** SQLite can; saying so makes a migration that stops half-way leave nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
