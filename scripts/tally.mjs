import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repository } from './prepare.mjs';

/**
 * Runs work that adds results to a tally, and ends the process's output with the failures and the
 * sum, even if the work stops early, which counts as one failure.
 *
 * Results are `{ passed, skipped, failures }`: two numbers of tests, and a text for each failure.
 */
export async function runWithTally(work) {
  const sum = { passed: 0, skipped: 0, failures: [] };
  let isComplete = false;
  process.once('exit', () => {
    if (!isComplete && sum.failures.length === 0) sum.failures.push('The run stopped early.');
    if (sum.failures.length > 0) process.exitCode = 1;
    process.stdout.write(closingLines(sum));
  });
  await work({
    add({ passed, skipped, failures }) {
      sum.passed += passed;
      sum.skipped += skipped;
      sum.failures.push(...failures);
    },
  });
  isComplete = true;
}

/** The failures, which may have been printed thousands of lines before, and the numbers. */
export function closingLines({ passed, skipped, failures }) {
  const list = failures.map((failure) => `FAILED ${failure}\n`).join('');
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${list}${passed} passed, ${failures.length} failed${rest}\n`;
}

/** Runs Vitest, for the results of its tests. */
export function runVitest(args, env) {
  return runCounted(
    tool('vitest'),
    (file) => ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile=${file}`],
    { env: () => env, resultsOf: resultsOfVitest },
  );
}

/** Runs Playwright, for the results of its tests. */
export function runPlaywright(args, env) {
  return runCounted(tool('playwright'), () => ['test', ...args, '--reporter=dot,json'], {
    env: (file) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    resultsOf: resultsOfPlaywright,
  });
}

/**
 * Runs a command that writes its results to a file. A run that fails without a failed test, or
 * leaves no results, counts as one failure.
 */
export async function runCounted(command, argsFor, { env = () => ({}), resultsOf }) {
  const folder = mkdtempSync(join(tmpdir(), 'poketorneo-results-'));
  const file = join(folder, 'results.json');
  const succeeded = await succeeds(command, argsFor(file), env(file));
  const results = readResults(file, resultsOf);
  rmSync(folder, { recursive: true, force: true });
  if (results === undefined) {
    return { passed: 0, skipped: 0, failures: [`${command}: no results`] };
  }
  if (!succeeded && results.failures.length === 0) {
    results.failures.push(`${command}: failed without a failed test`);
  }
  return results;
}

async function succeeds(command, args, env) {
  const child = spawn(command, args, {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'close').catch((error) => {
    process.stderr.write(`${command}: ${error.message}\n`);
    return [1];
  });
  return code === 0;
}

function readResults(file, resultsOf) {
  if (!existsSync(file)) return undefined;
  try {
    return resultsOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return undefined;
  }
}

/** A file that does not load has no tests: it counts as one failure. */
export function resultsOfVitest({ testResults, ...numbers }) {
  return {
    passed: numbers.numPassedTests,
    skipped: numbers.numPendingTests + numbers.numTodoTests,
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      const file = relative(repository, name);
      if (status === 'failed' && failed.length === 0) return [failureOf(file, message)];
      return failed.map((test) => failureOf(`${file} > ${test.fullName}`, test.failureMessages[0]));
    }),
  };
}

/** A test that passes when repeated counts as a failure. */
export function resultsOfPlaywright({ stats, suites, errors }) {
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => failuresOfSuite(suite, [])),
      ...errors.map(({ message }) => failureOf('playwright', message)),
    ],
  };
}

function failuresOfSuite({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  const failures = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const message = results.find(({ error }) => error !== undefined)?.error.message;
        return failureOf([...path, `${spec.title} (${projectName})`].join(' > '), message);
      }),
  );
  return [...failures, ...suites.flatMap((suite) => failuresOfSuite(suite, path))];
}

/** A test's name and the first line of what it says. */
function failureOf(name, message = '') {
  const [line] = stripVTControlCharacters(message).trim().split('\n');
  return line === '' ? name : `${name}: ${line}`;
}

/**
 * Runs programs of dependencies, two at a time, and prints the output of each when it ends; each
 * failed one counts as one failure.
 */
export async function runTools(commands) {
  const failures = [];
  const waiting = [...commands];
  const runNext = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (!(await succeedsQuietly(next))) failures.push(next.join(' '));
    }
  };
  await Promise.all([runNext(), runNext()]);
  return { passed: 0, skipped: 0, failures };
}

async function succeedsQuietly([name, ...args]) {
  const child = spawn(tool(name), args, { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part) => {
      output += part;
    });
  }
  const [code, signal] = await once(child, 'close').catch((error) => [1, error.message]);
  if (code !== 0) output += `${[name, ...args].join(' ')}: finito con ${code ?? signal}\n`;
  process.stdout.write(output);
  return code === 0;
}

function tool(name) {
  return join(repository, 'node_modules/.bin', name);
}
