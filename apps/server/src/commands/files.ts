import { constants } from 'node:fs';
import { type FileHandle, link, open, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseError } from '../db/errors.ts';

/** Makes sure that a file's content survives a power cut. */
export async function syncFile(file: string): Promise<void> {
  await withHandle(await open(file, constants.O_RDWR), (handle) => handle.sync());
}

/** Makes sure that the names in a folder survive a power cut, where the system knows how. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await withHandle(await open(folder, 'r'), (handle) => handle.sync());
}

async function withHandle(
  handle: FileHandle,
  use: (handle: FileHandle) => Promise<void>,
): Promise<void> {
  try {
    await use(handle);
  } finally {
    await handle.close();
  }
}

/** Gives a finished file its name at once, unless a file has that name already. */
export async function publishFile(finished: string, file: string): Promise<void> {
  try {
    // A link, unlike a rename, refuses a name that is taken, even one taken a moment ago.
    await link(finished, file);
    await unlink(finished);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw alreadyThere(file);
    // Memory sticks and some network disks have no links.
    await rename(finished, file);
  }
  await syncFolder(dirname(file));
}

export function alreadyThere(file: string): DatabaseError {
  return new DatabaseError(`«${file}» esiste già: scegli un altro nome.`);
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
