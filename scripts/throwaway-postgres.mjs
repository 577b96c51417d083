/**
 * A PostgreSQL server for one run of the tests, in a temporary folder and on a free port, without
 * the durability that tests do not need.
 *
 *     node scripts/throwaway-postgres.mjs npx vitest run    runs that with TEST_DATABASE_URL set
 *     node scripts/throwaway-postgres.mjs                   prints the address, runs until Ctrl-C
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { constants as osConstants, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { argv, env, getuid, kill, pid } from 'node:process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const programs = ['initdb', 'postgres'];
/** Another process may take the port between the check and the server's start. */
const attempts = 5;

/**
 * Starts a server; installs PostgreSQL if it is missing and the user is root on Debian. `stop` ends
 * the server and removes its folder; so does the end of this process.
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startThrowawayPostgres() {
  const bin = findBinaries() ?? installBinaries();
  const owner = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'throwaway-postgres-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const password = randomBytes(16).toString('hex');
    const data = initialise(bin, folder, owner, password);
    for (let attempt = 1; ; attempt++) {
      const port = await freePort();
      const server = await start(bin, data, port, owner);
      if ('failure' in server) {
        if (attempt < attempts && /could not bind|could not create any TCP/.test(server.failure)) {
          continue;
        }
        throw new Error(`PostgreSQL non parte: ${server.failure}`);
      }
      const forget = stopWithThisProcess(server.child, removeFolder);
      const stop = async () => {
        forget();
        await end(server.child);
        removeFolder();
      };
      return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
    }
  } catch (error) {
    removeFolder();
    throw error;
  }
}

function findBinaries() {
  return binaryFolders().find((folder) => programs.every((program) => isProgram(folder, program)));
}

function binaryFolders() {
  const debian = '/usr/lib/postgresql';
  return [
    ...(env.PG_BIN ? [env.PG_BIN] : []),
    ...list(debian)
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => join(debian, version, 'bin')),
    ...(env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
  ];
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isProgram(folder, program) {
  try {
    accessSync(join(folder, program), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installBinaries() {
  const advice =
    'installa PostgreSQL (Debian: apt-get install postgresql) o indica dov’è con PG_BIN';
  if (getuid?.() !== 0 || !binaryFolders().some((folder) => isProgram(folder, 'apt-get'))) {
    throw new Error(`PostgreSQL non si trova: ${advice}`);
  }
  const options = {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql'], options);
  } catch {
    throw new Error(`apt-get non ha potuto installare PostgreSQL: ${advice}`);
  }
  const bin = findBinaries();
  if (bin === undefined) throw new Error(`PostgreSQL è installato ma non si trova: ${advice}`);
  return bin;
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  if (getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody']
    .map((name) => users.find(([known]) => known === name))
    .find((found) => found !== undefined);
  if (user === undefined)
    throw new Error('Non c’è un utente postgres o nobody con cui avviare PostgreSQL');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

function initialise(bin, folder, owner, password) {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  chmodSync(folder, 0o700);
  if (owner.uid !== undefined) {
    for (const path of [folder, data, passwordFile]) chownSync(path, owner.uid, owner.gid);
  }
  const options = [
    ...['--pgdata', data, '--username', 'postgres', '--pwfile', passwordFile],
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
  ];
  try {
    execFileSync(join(bin, 'initdb'), options, { ...owner, cwd: folder, stdio: 'pipe' });
  } catch (error) {
    throw new Error(`initdb: ${lastLine(String(error.stderr ?? error.message))}`);
  }
  return data;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Resolves with the process once the server accepts connections, else with the failure. */
function start(bin, data, port, owner) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    wal_init_zero: 'off',
    checkpoint_timeout: '1h',
    // Tables live for one test; rows would change their order during it.
    autovacuum: 'off',
    logging_collector: 'off',
    log_destination: 'stderr',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
    ...owner,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve) => {
    const lines = [];
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (lines.length < 50) lines.push(line);
      if (line.includes('database system is ready to accept connections')) resolve({ child });
    });
    child.once('error', (error) => resolve({ failure: error.message }));
    child.once('close', () => resolve({ failure: lines.join(' | ') }));
  });
}

/** Stops the server when this process ends; returns a function that removes the handlers. */
function stopWithThisProcess(child, removeFolder) {
  const stopNow = () => {
    child.kill('SIGQUIT');
    removeFolder();
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const onSignal = (signal) => {
    forget();
    stopNow();
    kill(pid, signal);
  };
  const forget = () => {
    process.off('exit', stopNow);
    for (const signal of signals) process.off(signal, onSignal);
  };
  process.on('exit', stopNow);
  for (const signal of signals) process.on(signal, onSignal);
  return forget;
}

function end(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('close', resolve);
    // "Immediate": the data is thrown away anyway.
    child.kill('SIGQUIT');
  });
}

function lastLine(text) {
  return text.trim().split('\n').at(-1) ?? '';
}

async function runWithServer([command, ...options]) {
  const { url, stop } = await startThrowawayPostgres();
  const child = spawn(command, options, {
    stdio: 'inherit',
    env: { ...env, TEST_DATABASE_URL: url },
  });
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(127);
    });
    child.once('close', (exitCode, signal) =>
      resolve(exitCode ?? 128 + (osConstants.signals[signal] ?? 0)),
    );
  });
  await stop();
  return code;
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) {
  try {
    if (argv.length > 2) process.exitCode = await runWithServer(argv.slice(2));
    else process.stdout.write(`${(await startThrowawayPostgres()).url}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
