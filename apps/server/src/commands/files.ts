import { constants } from 'node:fs';
import { type FileHandle, link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../error-code.ts';
import { OperatorError } from '../operator-error.ts';

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
export async function publishFile(
  finished: string,
  file: string,
  makeLink: typeof link = link,
): Promise<void> {
  try {
    // A link, unlike a rename, refuses a name that is taken, even one taken a moment ago.
    await makeLink(finished, file);
    await rm(finished);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw alreadyThere(file);
    if (!noLinks.has(errorCode(error))) throw error;
    await replaceOwnFile(finished, file);
  }
  await syncFolder(dirname(file));
}

/** What is answered where files have no links: on memory sticks and some network disks. */
const noLinks: ReadonlySet<string | undefined> = new Set([
  'EPERM',
  'ENOSYS',
  'ENOTSUP',
  'EOPNOTSUPP',
  // Windows.
  'EISDIR',
]);

/** Takes the name with an empty file, which nobody else can then take, and renames over that. */
async function replaceOwnFile(finished: string, file: string): Promise<void> {
  try {
    await (await open(file, 'wx', 0o600)).close();
  } catch (error) {
    throw errorCode(error) === 'EEXIST' ? alreadyThere(file) : error;
  }
  try {
    await rename(finished, file);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

export function alreadyThere(file: string): OperatorError {
  return new OperatorError(`«${file}» esiste già: scegli un altro nome.`);
}
