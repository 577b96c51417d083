import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];
const processTests = 'apps/server/**/*.process.test.ts';
const dropTestDatabases = 'apps/server/src/testing/drop-test-databases.ts';
/** The test files of a folder whose text or path is as wanted. */
function testFilesOf(folder: string, isWanted: (text: string, file: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.test.ts') && !/\/(node_modules|dist)\//.test(file))
    .filter((file) => isWanted(readFileSync(file, 'utf8'), file));
}

/**
 * Test files that run only on SQLite: without an import that opens a database, in a folder `sqlite`,
 * or with a line `// @sqlite: ` and the reason.
 */
function onlyOnSqlite(): string[] {
  return testFilesOf('apps/server/src', (text, file) => {
    const opensDatabase = /\/testing\/|\/db\/|from '\.\.?\/[\w-]*database/.test(text);
    return !opensDatabase || file.includes('/sqlite/') || /^\/\/ @sqlite: \S/m.test(text);
  });
}

/**
 * Test files of the web app that change what other files share: globals, timers, or modules that read
 * them at load. Helpers in folders `testing` may do so, too.
 */
function changingGlobals(): string[] {
  const changes =
    /\bvi\.(?!fn\b|waitFor)\w+|\b(globalThis|window|document|localStorage|sessionStorage|navigator)\b|\/testing\//;
  return testFilesOf('apps/web', (text) => changes.test(text));
}

const isolated = changingGlobals();
const excludeHere = process.env.TEST_DATABASE_URL ? [...exclude, ...onlyOnSqlite()] : exclude;
// Only end hung tests: no test depends on the duration.
const timeouts = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 300_000 } },
};

export default defineConfig({
  test: {
    // By default Vitest leaves one core idle: half of a small machine. On PostgreSQL workers wait for
    // the server: with one more the run takes an eighth less time.
    maxWorkers: availableParallelism() + (process.env.TEST_DATABASE_URL ? 1 : 0),
    // The run on PostgreSQL reuses what the run on SQLite has transformed.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'packages',
          // e2e/battle-text is here because neither the engine nor the web app may import the other.
          include: [
            'packages/**/*.test.ts',
            'e2e/battle-text/**/*.test.ts',
            'e2e/source-checks/**/*.test.ts',
            'deploy/*.test.mjs',
            'scripts/*.test.mjs',
          ],
          exclude,
          ...timeouts,
          // Pure functions: reloading the Pokédex tables for each file takes longer than the tests.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.ts'],
          exclude: [...exclude, ...isolated],
          ...timeouts,
          setupFiles: 'apps/web/src/testing/shared-globals.ts',
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'web-isolated',
          include: isolated,
          exclude,
          ...timeouts,
          pool: 'threads',
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: [...excludeHere, processTests],
          setupFiles: [
            'apps/server/src/testing/quick-hashes.ts',
            'apps/server/src/testing/growing-caches.ts',
          ],
          globalSetup: dropTestDatabases,
          ...timeouts,
          // Each test creates its server and database and stubs no module: isolation would only add
          // the loading of the code, half as long as the tests.
          isolate: false,
        },
      },
      {
        // Servers and commands as separate processes, some of them killed.
        test: {
          name: 'processes',
          include: [processTests],
          exclude: excludeHere,
          globalSetup: dropTestDatabases,
          ...timeouts,
          isolate: false,
        },
      },
    ],
  },
});
