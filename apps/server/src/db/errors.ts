import { OperatorError } from '../operator-error.ts';

/** The database cannot be used; the message is one line. */
export class DatabaseError extends OperatorError {
  override name = 'DatabaseError';
}

/** Another process uses the SQLite database of this folder. */
export class DatabaseInUseError extends DatabaseError {
  override name = 'DatabaseInUseError';

  constructor(folder: string) {
    super(
      `Un altro processo di PokéTorneo sta già usando il database in «${folder}»: fermalo e riprova.`,
    );
  }
}

/** The database has unknown migrations, from a newer version. */
export class DatabaseTooNewError extends DatabaseError {
  override name = 'DatabaseTooNewError';

  constructor(unknownMigrations: readonly string[]) {
    super(
      `Il database appartiene a una versione più recente di PokéTorneo (${unknownMigrations.join(', ')}): aggiorna il programma.`,
    );
  }
}

/** The file is not a database, or not one of ours. */
export class NotOurDatabaseError extends DatabaseError {
  override name = 'NotOurDatabaseError';
}

/** The PostgreSQL server is unreachable, or rejects the connection. */
export class DatabaseUnreachableError extends DatabaseError {
  override name = 'DatabaseUnreachableError';
}

export type DatabaseFailureKind = 'full' | 'unreachable' | 'damaged' | 'busy';

/** A failure of an open database, unrelated to the statement. `cause` is the driver's error. */
export class DatabaseFailure extends DatabaseError {
  override name = 'DatabaseFailure';
  readonly kind: DatabaseFailureKind;

  constructor(kind: DatabaseFailureKind, message: string, options: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** The disk is full; reads still work. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof DatabaseFailure && error.kind === 'full';
}
