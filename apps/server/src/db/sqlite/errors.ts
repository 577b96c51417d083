import { dirname, resolve } from 'node:path';
import { errorCode } from '../../error-code.ts';
import { DatabaseError, DatabaseFailure } from '../errors.ts';

// By message, because the driver has no error codes for statements that return rows.

/** Another process holds the lock. */
export function isLocked(error: unknown): boolean {
  return messageMatches(error, /database is locked/);
}

/** The file has no valid SQLite header. */
export function isNoDatabase(error: unknown): boolean {
  return messageMatches(error, /not a database/);
}

/** The file is no database, or incomplete or corrupted. */
export function isDamage(error: unknown): boolean {
  return messageMatches(error, /not a database|malformed|disk I\/O error/);
}

export function isDiskFull(error: unknown): boolean {
  return messageMatches(error, /database or disk is full/);
}

/** The file or its folder is not writable. */
function isReadOnly(error: unknown): boolean {
  return messageMatches(error, /readonly database|unable to open database file/);
}

function messageMatches(error: unknown, pattern: RegExp): boolean {
  const cause = error instanceof DatabaseFailure ? error.cause : error;
  return cause instanceof Error && pattern.test(cause.message);
}

/** A DatabaseFailure with advice for the operator, if the file failed; other errors unchanged. */
export function translateError(error: unknown, file: string): unknown {
  if (error instanceof DatabaseFailure) return error;
  if (isDiskFull(error)) {
    const words = `In «${dirname(resolve(file))}» non c’è più spazio per il database: liberane.`;
    return new DatabaseFailure('full', words, { cause: error });
  }
  if (isDamage(error)) return damagedDatabase(file, error);
  return error;
}

/** The message names the restore command. */
export function damagedDatabase(file: string, cause?: unknown): DatabaseFailure {
  return new DatabaseFailure(
    'damaged',
    `Il database «${resolve(file)}» è danneggiato: ferma il server e rimetti al suo posto una copia con npm run restore -- FILE.`,
    { cause },
  );
}

const diskFullCodes: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);
const readOnlyCodes: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS']);

/** A DatabaseError that names the data folder, if it is not writable; other errors unchanged. */
export function translateUnwritableError(error: unknown, folder: string): unknown {
  const code = errorCode(error);
  if (diskFullCodes.has(code) || isDiskFull(error)) {
    return new DatabaseError(`DATA_DIR: in «${folder}» non c’è abbastanza spazio.`, {
      cause: error,
    });
  }
  if (readOnlyCodes.has(code) || isReadOnly(error)) {
    return new DatabaseError(`DATA_DIR: in «${folder}» non si può scrivere: mancano i permessi.`, {
      cause: error,
    });
  }
  return error;
}
