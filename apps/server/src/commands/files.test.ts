import { link, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/test-app.ts';
import { publishFile } from './files.ts';

/** A `link` that works, or fails with the given code. */
const linkOn = (error: string): typeof link =>
  error === '' ? link : () => Promise.reject(Object.assign(new Error('no link'), { code: error }));

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let finished: string;
let file: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  finished = join(folder.path, 'partial');
  file = join(folder.path, 'copia.sqlite');
  await writeFile(finished, 'new');
});
afterEach(() => folder.remove());

describe.each([
  ['with links', ''],
  ['on a disk without links', 'EPERM'],
])('%s', (_where, error) => {
  it('publishes a finished file', async () => {
    await publishFile(finished, file, linkOn(error));
    expect(await readdir(folder.path)).toEqual(['copia.sqlite']);
    expect(await readFile(file, 'utf8')).toBe('new');
  });

  it('does not overwrite an existing file', async () => {
    await writeFile(file, 'old');
    await expect(publishFile(finished, file, linkOn(error))).rejects.toThrow(
      'esiste già: scegli un altro nome',
    );
    expect(await readFile(file, 'utf8')).toBe('old');
  });
});

it('publishes nothing on a disk error', async () => {
  await expect(publishFile(finished, file, linkOn('EIO'))).rejects.toThrow('no link');
  expect(await readdir(folder.path)).toEqual(['partial']);
});
