import type { Database } from './database.ts';
import type { DatabaseKind } from './dialect.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openServer } from './server/open-server.ts';

export {
  DatabaseError,
  DatabaseInUseError,
  DatabaseTooNewError,
  DatabaseUnreachableError,
  NotOurDatabaseError,
} from './errors.ts';

/** An SQLite file in a folder, for this process alone, or a database on a PostgreSQL server. */
export type DatabaseLocation =
  | { kind: 'embedded'; folder: string }
  | { kind: 'server'; url: string };

export interface OpenDatabase {
  db: Database;
  kind: DatabaseKind;
  /** Waits for what runs, then lets go of the database. To call it again does nothing. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Told of each connection to a PostgreSQL server that was cut; the next query makes a new one. */
  onConnectionLost?: (error: Error) => void;
  /**
   * After how many milliseconds a PostgreSQL server is to give up a statement; after twice as many
   * without a word from it, its connection is cut. Migrations, and all when undefined, take as long
   * as they take.
   */
  longestStatement?: number;
}

/**
 * Opens a database, created where there is none, and brings it to the newest schema. Throws a
 * DatabaseError, whose message is for the person at the terminal, when it is in use by another
 * process, newer than the code, not ours, or cannot be reached.
 */
export async function openDatabase(
  location: DatabaseLocation,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  const { db, close } =
    location.kind === 'embedded'
      ? await openEmbedded(location.folder)
      : await openServer(location.url, options);
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
