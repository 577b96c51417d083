import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];
const startsProcesses = 'apps/server/**/*.process.test.ts';
/** Tests independent of the database, or with their own: run only on SQLite. */
const ofNoServer = [
  'apps/server/src/db/sqlite/**',
  'apps/server/src/commands/{backup-and-restore,run-command}.process.test.ts',
  'apps/server/src/features/battles/engine/**',
  'apps/server/src/http/{permissions,spec-calls}.test.ts',
  'apps/server/src/main.process.test.ts',
  'apps/server/src/seed/{balance,content}/**',
  ...withoutDatabase(),
];

/** Test files without imports that open a database. */
function withoutDatabase(): string[] {
  const folder = 'apps/server/src';
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`)
    .filter(
      (file) => !/\/testing\/|\/db\/|from '\.\.?\/[\w-]*database/.test(readFileSync(file, 'utf8')),
    );
}
const excludeHere = process.env.TEST_DATABASE_URL ? [...exclude, ...ofNoServer] : exclude;
// Ends hanging tests; no test depends on time.
const longest = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 300_000 } },
};

export default defineConfig({
  test: {
    // Vitest would reserve one processor: half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'packages',
          // Tests that need several parts: battle texts (the engine and the web app must not import
          // each other), deployment, and the product's own files.
          include: [
            'packages/**/*.test.ts',
            'e2e/battle-text/**/*.test.ts',
            'e2e/source-checks/**/*.test.ts',
            'deploy/*.test.mjs',
            'scripts/*.test.mjs',
          ],
          exclude,
          ...longest,
          // Pure functions: reloading the tables for each file would take longer than the tests.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        // They replace parts of the browser: each file gets its own globals.
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.ts'],
          exclude,
          ...longest,
          pool: 'threads',
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: [...excludeHere, startsProcesses],
          setupFiles: 'apps/server/src/testing/quick-hashes.ts',
          ...longest,
          // Each test has its own server and database, and replaces nothing else: reloading the
          // code for each file would take half as long as the tests.
          isolate: false,
        },
      },
      {
        // Whole servers and commands, started as an operator starts them, and killed.
        test: { name: 'processes', include: [startsProcesses], exclude: excludeHere, ...longest },
      },
    ],
  },
});
