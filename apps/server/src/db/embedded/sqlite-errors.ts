import { DatabaseFailure } from '../errors.ts';

// The driver gives no error code for statements that return rows, so SQLite's own words are read.

/** Someone else holds the lock that was needed. */
export function isLocked(error: unknown): boolean {
  return says(error, /database is locked/);
}

/** The file is something else, or has lost its beginning. */
export function isNoDatabase(error: unknown): boolean {
  return says(error, /not a database/);
}

/** The file is not a database, or not a whole one. */
export function isDamage(error: unknown): boolean {
  return says(error, /not a database|malformed|disk I\/O error/);
}

export function isDiskFull(error: unknown): boolean {
  return says(error, /database or disk is full/);
}

/** The file, or its folder, lets nobody write. */
export function isReadOnly(error: unknown): boolean {
  return says(error, /readonly database|unable to open database file/);
}

function says(error: unknown, words: RegExp): boolean {
  const said = error instanceof DatabaseFailure ? error.cause : error;
  return said instanceof Error && words.test(said.message);
}
