import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureTestBrowsers } from './chromium.mjs';
import { repository, stop } from './prepare.mjs';
import { runWithTally } from './tally.mjs';
import { test } from './test.mjs';
import { startThrowawayPostgres } from './throwaway-postgres.mjs';

/**
 * Runs `npm start` on an empty data folder until it serves the app, then stops it with a signal.
 */
async function proveStart() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'poketorneo-start-'));
  const server = spawn('npm', ['start'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '3199', DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
    // A separate group: the signal reaches npm and the server, as from a terminal.
    detached: true,
  });
  // Not 'exit': npm may end before the server it started.
  const closed = once(server, 'close');
  const address = await new Promise((resolve) => {
    createInterface({ input: server.stdout })
      .on('line', (line) => {
        process.stdout.write(`${line}\n`);
        const [found] = /http:\/\/\S+/.exec(line) ?? [];
        if (found !== undefined) resolve(found);
      })
      .on('close', () => resolve(undefined));
  });
  // The server must stop, whatever the test finds.
  const fault = await faultOf(address);
  try {
    process.kill(-server.pid, 'SIGTERM');
  } catch {
    // It has already ended.
  }
  await closed;
  rmSync(dataFolder, { recursive: true, force: true });
  if (fault !== undefined) stop(`npm start: ${fault}`);
}

/** The problem of a server that says it is ready, in words; undefined if there is none. */
async function faultOf(address) {
  if (address === undefined) return 'è finito senza dire un indirizzo';
  for (const path of ['/api/health', '/home', '/assets/backgrounds/home.svg']) {
    try {
      const signal = AbortSignal.timeout(300_000);
      const { status } = await fetch(new URL(path, address), { signal });
      if (status !== 200) return `${path} risponde ${status}`;
    } catch (error) {
      return `${path} non risponde: ${error.cause ?? error}`;
    }
  }
  return undefined;
}

await runWithTally(async (tally) => {
  await proveStart();
  ensureTestBrowsers();
  const postgres = await startThrowawayPostgres();
  await test(tally, postgres.url);
  await postgres.stop();
});
