import { OperatorError } from '../operator-error.ts';

/** The database cannot be used as it is; the message is one line. */
export class DatabaseError extends OperatorError {
  override name = 'DatabaseError';
}

/** Another process holds the embedded database of this folder. */
export class DatabaseInUseError extends DatabaseError {
  override name = 'DatabaseInUseError';

  constructor(folder: string) {
    super(
      `Un altro processo di PokéTorneo sta già usando il database in «${folder}»: fermalo e riprova.`,
    );
  }
}

/** The database has migrations that this version of the code does not know. */
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

/** The PostgreSQL server does not answer, or does not let us in. */
export class DatabaseUnreachableError extends DatabaseError {
  override name = 'DatabaseUnreachableError';
}

/** What may befall a database that is open. */
export type DatabaseTrouble = 'full' | 'unreachable' | 'damaged';

/** A database that is open cannot do what it was asked, whatever that was. The cause is its error. */
export class DatabaseFailure extends DatabaseError {
  override name = 'DatabaseFailure';
  readonly trouble: DatabaseTrouble;

  constructor(trouble: DatabaseTrouble, message: string, options: ErrorOptions) {
    super(message, options);
    this.trouble = trouble;
  }
}

/** There is no room left; what can be done without writing still can. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof DatabaseFailure && error.trouble === 'full';
}
