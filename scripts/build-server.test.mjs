import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServerBundles } from './build-server.mjs';

const repository = fileURLToPath(new URL('..', import.meta.url));
let folder;
/** The bundles' descriptions by file name. */
let bundles;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-server-'));
  const outputs = await buildServerBundles(repository, folder);
  bundles = new Map(
    Object.entries(outputs).map(([file, description]) => [basename(file), description]),
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Descriptions of a bundle and of all that loading it loads at once. */
function loadedBy(file, loaded = new Map()) {
  const bundle = bundles.get(file);
  if (bundle === undefined || loaded.has(file)) return [...loaded.values()];
  loaded.set(file, bundle);
  for (const { path, kind } of bundle.imports) {
    if (kind === 'import-statement') loadedBy(basename(path), loaded);
  }
  return [...loaded.values()];
}

const sourcesOf = (file) => loadedBy(file).flatMap(({ inputs }) => Object.keys(inputs));
const packagesOf = (file) =>
  loadedBy(file).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );

test('the server’s own thread does not load the battle engine', () => {
  expect(sourcesOf('main.js').filter((path) => path.includes('@pkmn'))).toEqual([]);
  expect(packagesOf('main.js').filter((path) => path.includes('@pkmn'))).toEqual([]);
});

test('the battle thread loads the engine, and neither schemas nor the database', () => {
  expect(sourcesOf('battle-thread.js').some((path) => path.includes('@pkmn/sim'))).toBe(true);
  expect(sourcesOf('battle-thread.js').filter((path) => path.includes('kysely'))).toEqual([]);
  expect(packagesOf('battle-thread.js').filter((path) => !path.startsWith('node:'))).toEqual([
    'lru-cache',
  ]);
});

test('no file of the battle thread takes long to parse', () => {
  for (const { bytes } of loadedBy('battle-thread.js')) expect(bytes).toBeLessThan(1_400_000);
});
