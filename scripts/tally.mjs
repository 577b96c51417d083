import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from './prepare.mjs';

const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs work that adds to a tally, and prints the sum as the process's last line, even if it stops
 * early, which counts as one failure.
 */
export async function runWithTally(work) {
  const sum = { ...none };
  let isComplete = false;
  process.once('exit', () => {
    if (!isComplete && sum.failed === 0) sum.failed = 1;
    if (sum.failed > 0) process.exitCode = 1;
    process.stdout.write(`${closingLine(sum)}\n`);
  });
  await work({
    add(counts) {
      for (const kind of Object.keys(sum)) sum[kind] += counts[kind];
    },
  });
  isComplete = true;
}

export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Runs Vitest and counts its tests. */
export function runVitest(args, env) {
  return runCounted(
    tool('vitest'),
    (file) => ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile=${file}`],
    { env: () => env, countsOf: countsOfVitest },
  );
}

/** Runs Playwright and counts its tests. */
export function runPlaywright(args, env) {
  return runCounted(tool('playwright'), () => ['test', ...args, '--reporter=dot,json'], {
    env: (file) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    countsOf: countsOfPlaywright,
  });
}

/**
 * Runs a command that writes its results to a file. A run that fails without a failed test, or
 * leaves no results, counts as one failure.
 */
export async function runCounted(command, argsFor, { env = () => ({}), countsOf }) {
  const folder = mkdtempSync(join(tmpdir(), 'poketorneo-results-'));
  const file = join(folder, 'results.json');
  const succeeded = await succeeds(command, argsFor(file), env(file));
  const counts = readCounts(file, countsOf);
  rmSync(folder, { recursive: true, force: true });
  const isBroken = counts === undefined || (!succeeded && counts.failed === 0);
  return isBroken ? { ...none, ...counts, failed: 1 } : counts;
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

function readCounts(file, countsOf) {
  if (!existsSync(file)) return undefined;
  try {
    return countsOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return undefined;
  }
}

/** A file that does not load has no tests: it counts as one failure. */
export function countsOfVitest(results) {
  const broken = results.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + broken.length,
    skipped: results.numPendingTests + results.numTodoTests,
  };
}

export function countsOfPlaywright({ stats }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

/**
 * Runs programs of dependencies, two at a time, and prints the output of each when it ends; each
 * failed one counts as one failure.
 */
export async function runTools(commands) {
  const counts = { ...none };
  const waiting = [...commands];
  const runNext = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (!(await succeedsQuietly(next))) counts.failed += 1;
    }
  };
  await Promise.all([runNext(), runNext()]);
  return counts;
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
