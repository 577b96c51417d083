import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/test-app.ts';
import { publishFile } from './files.ts';

const links = vi.hoisted(() => ({ error: '' }));
vi.mock('node:fs/promises', async (importOriginal) => {
  const files = await importOriginal<typeof import('node:fs/promises')>();
  const link: typeof files.link = (from, to) =>
    links.error === ''
      ? files.link(from, to)
      : Promise.reject(Object.assign(new Error('no link'), { code: links.error }));
  return { ...files, link };
});

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let finished: string;
let file: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  finished = join(folder.path, 'partial');
  file = join(folder.path, 'copia.sqlite');
  await writeFile(finished, 'new');
});
afterEach(async () => {
  links.error = '';
  await folder.remove();
});

describe.each([
  ['with links', ''],
  ['on a disk without links', 'EPERM'],
])('%s', (_where, error) => {
  beforeEach(() => {
    links.error = error;
  });

  it('a finished file gets its name', async () => {
    await publishFile(finished, file);
    expect(await readdir(folder.path)).toEqual(['copia.sqlite']);
    expect(await readFile(file, 'utf8')).toBe('new');
  });

  it('a file that has the name already stays as it is', async () => {
    await writeFile(file, 'old');
    await expect(publishFile(finished, file)).rejects.toThrow('esiste già: scegli un altro nome');
    expect(await readFile(file, 'utf8')).toBe('old');
  });
});

it('no name is given when the disk fails', async () => {
  links.error = 'EIO';
  await expect(publishFile(finished, file)).rejects.toThrow('no link');
  expect(await readdir(folder.path)).toEqual(['partial']);
});
