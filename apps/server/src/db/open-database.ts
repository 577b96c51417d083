import type { Database } from './database.ts';
import type { DatabaseKind } from './dialect.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

export {
  DatabaseError,
  DatabaseInUseError,
  DatabaseTooNewError,
  DatabaseUnreachableError,
  NotOurDatabaseError,
} from './errors.ts';

/** A SQLite file in a folder, used only by this process, or a PostgreSQL database. */
export type DatabaseLocation =
  | { kind: 'embedded'; folder: string }
  | { kind: 'server'; url: string };

export interface OpenDatabase {
  db: Database;
  kind: DatabaseKind;
  /** Waits for running queries. Idempotent. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Called for each lost PostgreSQL connection; the next query reconnects. */
  onConnectionLost?: (error: Error) => void;
  /**
   * Statement timeout on PostgreSQL; after twice as long without data the connection is closed.
   * Does not apply to migrations.
   */
  statementTimeoutMs?: number;
}

/**
 * Opens or creates a database, and migrates it. Throws DatabaseError, with a message for the
 * operator, if it is in use, too new, not ours, or unreachable.
 */
export async function openDatabase(
  location: DatabaseLocation,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  const { db, close } =
    location.kind === 'embedded'
      ? await openSqlite(location.folder)
      : await openPostgres(location.url, options);
  let closing: Promise<void> | undefined;
  return {
    db,
    kind: location.kind,
    close() {
      closing ??= close();
      return closing;
    },
  };
}
