import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { closingLine, countsOfPlaywright, countsOfVitest, runCounted } from './tally.mjs';

const countsOf = (counts) => counts;
const good = { passed: 3, failed: 0, skipped: 1 };

/** A runner that executes the script, with its results file as `file`. */
const runner = (script) =>
  runCounted(process.execPath, (file) => ['-e', `const file = process.argv[1]; ${script}`, file], {
    countsOf,
  });
const write = (counts) => `fs.writeFileSync(file, ${JSON.stringify(JSON.stringify(counts))});`;

describe('a runner', () => {
  it('has the counts of its results', async () => {
    expect(await runner(write(good))).toEqual(good);
    const bad = { passed: 3, failed: 2, skipped: 0 };
    expect(await runner(`${write(bad)} process.exit(1)`)).toEqual(bad);
  });

  it.each([
    ['fails without a failed test', `${write(good)} process.exit(1)`, { ...good, failed: 1 }],
    ['crashes without results', "process.kill(process.pid, 'SIGKILL')"],
    ['crashes while it writes', 'fs.writeFileSync(file, "{"); process.exit(1)'],
    ['succeeds without results', ''],
  ])('counts as a failure when it %s', async (_, script, expected) => {
    expect(await runner(script)).toEqual(expected ?? { passed: 0, failed: 1, skipped: 0 });
  });

  it('counts as a failure when it does not exist', async () => {
    const counts = await runCounted('/nowhere/runner', () => [], { countsOf });
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

it('counts Vitest’s tests, and each file that does not load', () => {
  const assertionResults = [{ status: 'passed' }, { status: 'failed' }];
  const testResults = [
    { status: 'failed', assertionResults },
    { status: 'failed', assertionResults: [] },
  ];
  const numbers = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(countsOfVitest({ ...numbers, testResults })).toEqual({ passed: 1, failed: 2, skipped: 3 });
});

it('counts Playwright’s tests', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countsOfPlaywright({ stats })).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

describe('the last line', () => {
  it('names skipped tests only if there are any', () => {
    expect(closingLine({ passed: 5, failed: 0, skipped: 0 })).toBe('5 passed, 0 failed');
    expect(closingLine(good)).toBe('3 passed, 0 failed, 1 skipped');
  });

  it.each([
    ['passed', 'tally.add({ passed: 2, failed: 0, skipped: 0 })', '2 passed, 0 failed', 0],
    ['failed', 'tally.add({ passed: 2, failed: 3, skipped: 0 })', '2 passed, 3 failed', 1],
    ['stopped', 'process.exit(1)', '0 passed, 1 failed', 1],
    ['crashed', "throw new Error('crash')", '0 passed, 1 failed', 1],
    ['waited for nothing', 'await new Promise(() => {})', '0 passed, 1 failed', 1],
  ])('is printed when the run has %s', (_, script, line, code) => {
    const module = JSON.stringify(new URL('tally.mjs', import.meta.url).href);
    const program = `import { runWithTally } from ${module};
      await runWithTally(async (tally) => { ${script} });`;
    const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(line);
    expect(status).toBe(code);
  });
});
