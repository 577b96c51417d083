import { constants } from 'node:fs';
import { type FileHandle, link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../error-code.ts';
import { OperatorError } from '../operator-error.ts';

/** Flushes a file to disk. */
export async function syncFile(file: string): Promise<void> {
  await withHandle(await open(file, constants.O_RDWR), (handle) => handle.sync());
}

/** Flushes a folder's entries to disk, where supported. */
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

/** Atomically renames a finished file; throws if the name is taken. */
export async function publishFile(
  finished: string,
  file: string,
  makeLink: typeof link = link,
): Promise<void> {
  try {
    // Unlike a rename, a hard link fails if the name is taken.
    await makeLink(finished, file);
    await rm(finished);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw fileExistsError(file);
    if (!unsupportedLinkErrors.has(errorCode(error))) throw error;
    await reserveAndRename(finished, file);
  }
  await syncFolder(dirname(file));
}

/** Error codes of file systems without hard links. */
const unsupportedLinkErrors: ReadonlySet<string | undefined> = new Set([
  'EPERM',
  'ENOSYS',
  'ENOTSUP',
  'EOPNOTSUPP',
  // Windows.
  'EISDIR',
]);

/** Reserves the name with an empty file, then renames over it. */
async function reserveAndRename(finished: string, file: string): Promise<void> {
  try {
    await (await open(file, 'wx', 0o600)).close();
  } catch (error) {
    throw errorCode(error) === 'EEXIST' ? fileExistsError(file) : error;
  }
  try {
    await rename(finished, file);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

export function fileExistsError(file: string): OperatorError {
  return new OperatorError(`«${file}» esiste già: scegli un altro nome.`);
}
