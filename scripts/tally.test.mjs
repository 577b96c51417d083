import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './prepare.mjs';
import { closingLines, resultsOfPlaywright, resultsOfVitest, runCounted } from './tally.mjs';

const resultsOf = (results) => results;
const good = { passed: 3, skipped: 1, failures: [] };

/** A runner that executes the script, with its results file as `file`. */
const runner = (script) =>
  runCounted(process.execPath, (file) => ['-e', `const file = process.argv[1]; ${script}`, file], {
    resultsOf,
  });
const write = (results) => `fs.writeFileSync(file, ${JSON.stringify(JSON.stringify(results))});`;

describe('a runner', () => {
  it('has the results of its file', async () => {
    expect(await runner(write(good))).toEqual(good);
    const bad = { passed: 3, skipped: 0, failures: ['one', 'two'] };
    expect(await runner(`${write(bad)} process.exit(1)`)).toEqual(bad);
  });

  const node = process.execPath;
  const nothing = { passed: 0, skipped: 0, failures: [`${node}: no results`] };
  it.each([
    [
      'fails without a failed test',
      `${write(good)} process.exit(1)`,
      { ...good, failures: [`${node}: failed without a failed test`] },
    ],
    ['crashes without results', "process.kill(process.pid, 'SIGKILL')", nothing],
    ['crashes while it writes', 'fs.writeFileSync(file, "{"); process.exit(1)', nothing],
    ['succeeds without results', '', nothing],
  ])('counts as a failure when it %s', async (_, script, expected) => {
    expect(await runner(script)).toEqual(expected);
  });

  it('counts as a failure when it does not exist', async () => {
    const { failures } = await runCounted('/nowhere/runner', () => [], { resultsOf });
    expect(failures).toEqual(['/nowhere/runner: no results']);
  });
});

it('names Vitest’s failed tests, and each file that does not load', () => {
  const message = 'AssertionError: expected 1 to be 2\n    at somewhere';
  const assertionResults = [
    { status: 'passed', fullName: 'good', failureMessages: [] },
    { status: 'failed', fullName: 'sums wrong', failureMessages: [message] },
  ];
  const testResults = [
    { name: join(repository, 'a.test.ts'), status: 'failed', message: '', assertionResults },
    {
      name: join(repository, 'b.test.ts'),
      status: 'failed',
      message: 'No b',
      assertionResults: [],
    },
  ];
  const numbers = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(resultsOfVitest({ ...numbers, testResults })).toEqual({
    passed: 1,
    skipped: 3,
    failures: ['a.test.ts > sums wrong: AssertionError: expected 1 to be 2', 'b.test.ts: No b'],
  });
});

it('names Playwright’s failed and flaky tests, and errors outside of them', () => {
  const failed = { error: { message: '\u001b[31mError: no button\u001b[39m\n  at somewhere' } };
  const spec = (title, status, results) => ({
    title,
    tests: [{ projectName: 'phone', status, results }],
  });
  const inner = { title: 'the page', specs: [spec('opens', 'flaky', [failed, {}])] };
  const suite = {
    title: 'a.spec.ts',
    specs: [spec('works', 'expected', [{}]), spec('closes', 'unexpected', [failed])],
    suites: [inner],
  };
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const errors = [{ message: 'The server did not start.' }];
  expect(resultsOfPlaywright({ stats, suites: [suite], errors })).toEqual({
    passed: 5,
    skipped: 2,
    failures: [
      'a.spec.ts > closes (phone): Error: no button',
      'a.spec.ts > the page > opens (phone): Error: no button',
      'playwright: The server did not start.',
    ],
  });
});

describe('the last lines', () => {
  it('name skipped tests only if there are any', () => {
    expect(closingLines({ ...good, skipped: 0 })).toBe('3 passed, 0 failed\n');
    expect(closingLines(good)).toBe('3 passed, 0 failed, 1 skipped\n');
  });

  const stopped = ['FAILED The run stopped early.', '0 passed, 1 failed'];
  it.each([
    ['passed', 'tally.add({ passed: 2, skipped: 0, failures: [] })', ['2 passed, 0 failed'], 0],
    [
      'failed',
      "tally.add({ passed: 2, skipped: 0, failures: ['a', 'b'] })",
      ['FAILED a', 'FAILED b', '2 passed, 2 failed'],
      1,
    ],
    ['stopped', 'process.exit(1)', stopped, 1],
    ['crashed', "throw new Error('crash')", stopped, 1],
    ['waited for nothing', 'await new Promise(() => {})', stopped, 1],
  ])('are printed when the run has %s', (_, script, lines, code) => {
    const module = JSON.stringify(new URL('tally.mjs', import.meta.url).href);
    const program = `import { runWithTally } from ${module};
      await runWithTally(async (tally) => { ${script} });`;
    const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    expect(stdout.trimEnd().split('\n')).toEqual(lines);
    expect(status).toBe(code);
  });
});
