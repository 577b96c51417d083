import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];
const startsProcesses = 'apps/server/**/*.process.test.ts';
// Ends what hangs; no test is about time.
const longest = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Vitest would leave one processor to itself: half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'packages',
          // How battles are told, by the engine and the web app together: neither may import the other.
          include: ['packages/**/*.test.ts', 'e2e/words/**/*.test.ts'],
          exclude,
          ...longest,
          // Pure functions: loading the tables anew for each file would take longer than the tests.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        // These stand in for parts of the browser: each file has a world of its own.
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
          exclude: [...exclude, startsProcesses],
          setupFiles: 'apps/server/src/testing/quick-hashes.ts',
          ...longest,
        },
      },
      {
        // Whole servers and commands, started as an operator starts them, and killed.
        test: { name: 'processes', include: [startsProcesses], exclude, ...longest },
      },
    ],
  },
});
