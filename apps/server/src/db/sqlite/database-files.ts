import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../error-code.ts';

/** "PKTN" in ASCII, in the header of our database files. */
export const applicationId = 0x504b544e;

/** Milliseconds to wait for another process's short lock. */
export const busyTimeout = 5000;

export function databaseFile(folder: string): string {
  return join(folder, 'poketorneo.sqlite');
}

/** Locked while a process uses the folder's database. */
export function lockFile(folder: string): string {
  return join(folder, 'poketorneo.lock.sqlite');
}

/** Creates the folder for its owner only: the database holds password hashes. */
export function ensureFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Creates an empty file for its owner only; SQLite would make it readable by all. */
export function ensurePrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
