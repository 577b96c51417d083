import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const repository = fileURLToPath(new URL('..', import.meta.url));

const leastNode = [20, 19];

/** Stops the process with a line that says what to do. */
export function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Runs a command in the repository with its output shown; stops if it fails. */
async function run(command, args, { env = {} } = {}) {
  const child = spawn(command, args, {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  const [code, signal] = await once(child, 'close').catch((error) =>
    stop(`${command}: ${error.message}`),
  );
  process.off('exit', end);
  if (code !== 0) stop(`${[command, ...args].join(' ')}: finito con ${code ?? signal}`);
}

/** Runs a program of a dependency. */
export function runTool(name, args, options) {
  return run(join(repository, 'node_modules/.bin', name), args, options);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = leastNode;
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
    stop(
      `PokéTorneo vuole Node ${leastNode.join('.')} o più recente (qui c’è ${process.version}).`,
    );
  }
}

function filesUnder(path) {
  const full = join(repository, path);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !/\/(node_modules|dist)\/|\.test\.tsx?$/.test(file))
    .sort();
}

function fingerprint(inputs) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const input of inputs) {
    const files =
      input.includes('.') && existsSync(join(repository, input))
        ? [join(repository, input)]
        : filesUnder(input);
    for (const file of files) {
      hash
        .update(file.slice(repository.length))
        .update('\0')
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** Runs a step only if its inputs have changed since the last time. */
async function whenStale({ name, inputs, output, work }) {
  const stamp = join(repository, 'node_modules/.cache/poketorneo', `${name}.stamp`);
  const wanted = fingerprint(inputs);
  const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (known === wanted && existsSync(join(repository, output))) return false;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

const say = (line) => process.stdout.write(`${line}\n`);

function installDependencies() {
  return whenStale({
    name: 'dependencies',
    inputs: ['package-lock.json'],
    output: 'node_modules/.package-lock.json',
    work: async () => {
      say('Installo le dipendenze…');
      await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    },
  });
}

function buildAssets() {
  return whenStale({
    name: 'assets',
    inputs: ['packages/assets/src', 'packages/gen4/src', 'package-lock.json'],
    output: 'packages/assets/dist/sounds',
    work: async () => {
      say('Preparo immagini e suoni (solo la prima volta)…');
      await runTool('tsx', ['packages/assets/src/build.ts']);
      await precompress('packages/assets/dist', /\.svg$/, 9);
    },
  });
}

function buildWeb() {
  return whenStale({
    name: 'web',
    inputs: [
      'apps/web',
      'scripts/prepare.mjs',
      'tsconfig.base.json',
      'packages/contract/src',
      'packages/gen4/src',
      'packages/rules/src',
      'package.json',
      'package-lock.json',
    ],
    output: 'apps/web/dist/index.html',
    work: async () => {
      say('Costruisco l’applicazione web…');
      await runTool('vite', ['build', 'apps/web', '--logLevel', 'warn']);
      await precompress('apps/web/dist', /\.(js|css|svg|webmanifest)$/, 11);
    },
  });
}

function buildServer() {
  return whenStale({
    name: 'server',
    inputs: [
      'apps/server/src',
      'packages/battle/src',
      'packages/contract/src',
      'packages/gen4/src',
      'packages/rules/src',
      'package.json',
      'package-lock.json',
      'scripts/build-server.mjs',
      'scripts/lean-engine.mjs',
    ],
    output: 'apps/server/dist/main.js',
    work: async () => {
      say('Costruisco il server…');
      const { buildServerBundles } = await import('./build-server.mjs');
      await buildServerBundles(repository);
    },
  });
}

/** Writes .br and .gz beside each file that becomes smaller. */
export async function precompress(folder, pattern, quality) {
  const files = filesUnderBuilt(folder).filter((file) => pattern.test(file));
  const compressNext = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const content = readFileSync(file);
      if (content.length < 1024) continue;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }
  };
  await Promise.all([compressNext(), compressNext()]);
}

function filesUnderBuilt(folder) {
  return readdirSync(join(repository, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** Installs and builds only what is missing or stale. */
export async function prepare({
  dependencies = true,
  web = true,
  assets = true,
  server = true,
} = {}) {
  checkNode();
  if (dependencies) await installDependencies();
  const buildApps = async () => {
    if (web) await buildWeb();
    if (server) await buildServer();
  };
  await Promise.all([assets && buildAssets(), buildApps()]);
}
