/**
 * Tests the files of deploy/ without Docker and without a running systemd: takes the Dockerfile's
 * steps, runs the result as the image and the compose file would, and verifies the unit with
 * systemd-analyze. Takes some minutes, because everything is installed and built again.
 */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare } from './prepare.mjs';

await prepare({ web: false, assets: false, server: false });
// They import what prepare() installs.
const { faultsOfUnit } = await import('./deploy/check-unit.mjs');
const { readCompose, readExampleEnvironment } = await import('./deploy/files.mjs');
const { inLayout } = await import('./deploy/run-layout.mjs');
const { letIn, takeImageSteps } = await import('./deploy/take-image-steps.mjs');
const { startThrowawayPostgres } = await import('./throwaway-postgres.mjs');

const say = (line) => process.stdout.write(`${line}\n`);
const began = Date.now();
const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;

const folder = mkdtempSync(join(tmpdir(), 'poketorneo-image-'));
try {
  letIn(folder);
  checkUnit();
  const layout = takeImageSteps(folder, say);
  say(`Immagine: i passi del Dockerfile sono riusciti (${seconds()})`);
  checkDependencies(layout);
  await checkContainer(layout);
  say(`Immagine: parte, si dice sana, tiene i dati e si ferma (${seconds()})`);
  await checkCompose(layout);
  say(`compose.yaml: il server parte su PostgreSQL con le sue variabili (${seconds()})`);
  say(
    'Non provato qui: docker build e docker compose (serve Docker), il servizio avviato (serve systemd in funzione).',
  );
} catch (error) {
  process.stderr.write(`check-deploy: ${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Throws unless the condition holds. */
function must(holds, otherwise) {
  if (!holds) throw new Error(otherwise);
}

function checkUnit() {
  const faults = faultsOfUnit();
  if (faults === null) {
    say('Servizio di systemd: SALTATO, qui non c’è systemd-analyze e non si può installare');
    return;
  }
  must(faults.length === 0, faults.join('\n'));
  say('Servizio di systemd: verificato, e abbastanza chiuso');
}

/** Build and test tools are not in the image. */
function checkDependencies({ root, workingFolder }) {
  const lock = join(root, workingFolder, 'node_modules/.package-lock.json');
  const { packages } = JSON.parse(readFileSync(lock, 'utf8'));
  const development = Object.entries(packages).filter(([, { dev }]) => dev === true);
  must(development.length === 0, `il pacchetto ${development[0]?.[0]} serve solo allo sviluppo`);
}

/**
 * Does what `docker run` does, then opens the server as a player, an organiser and Docker itself.
 */
async function checkContainer(layout) {
  const port = await freePort();
  const container = inLayout(layout, {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
  });
  const isHealthy = () => container.run(layout.healthCheck).code === 0;
  const server = await container.start(layout.command);
  try {
    must(isHealthy(), 'HEALTHCHECK non trova sano un server che risponde');
    for (const path of ['/home', '/assets/backgrounds/home.svg', '/api/docs/']) {
      const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
      must(status === 200, `${path} risponde ${status}`);
    }
    await signIn(port, server.lines);
    await checkBattle(port);
    const [data = ''] = layout.volumes;
    const backup = join(layout.root, data, 'copia.sqlite');
    const copied = container.run(['node', 'apps/server/dist/command.js', 'backup', backup]);
    must(copied.code === 0, `il backup non riesce: ${copied.output}`);
    must(
      layout.user === undefined || process.getuid?.() !== 0 || statSync(backup).uid === layout.user,
      'il server non gira come l’utente dell’immagine',
    );
    const code = await server.stop();
    must(code === 0, `SIGTERM: il server finisce con ${code}\n${server.lines.join('\n')}`);
    must(!isHealthy(), 'HEALTHCHECK trova sano un server fermo');
  } finally {
    server.kill();
  }
}

/** Signs in with the password printed at the first start. */
async function signIn(port, lines) {
  const found = lines.map((line) => /«(.*)» con la password «(.*)»/.exec(line)).find(Boolean);
  must(found, 'il primo avvio non dice la password');
  const [, username, password] = found;
  const { status } = await fetch(`http://127.0.0.1:${port}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  must(status === 200, `l’accesso risponde ${status}`);
}

/** Begins a visitor's battle: the engine runs in a worker thread, which is a file of its own. */
async function checkBattle(port) {
  const response = await fetch(`http://127.0.0.1:${port}/api/start-trial`, { method: 'POST' });
  must(response.status === 201, `le lotte non partono: ${await response.text()}`);
}

/** The compose file's environment, with a PostgreSQL server on this computer. */
async function checkCompose(layout) {
  const given = {
    ...readExampleEnvironment(),
    TOKEN_SECRET: 'un segreto di almeno trentadue caratteri',
    POSTGRES_PASSWORD: 'abc123',
  };
  const { environment } = readCompose(given).services.app;
  const postgres = await startThrowawayPostgres();
  const port = await freePort();
  try {
    const container = inLayout(layout, {
      ...environment,
      DATABASE_URL: postgres.url,
      PORT: String(port),
    });
    const server = await container.start(layout.command);
    try {
      must(container.run(layout.healthCheck).code === 0, 'su PostgreSQL il server non è sano');
      const code = await server.stop();
      must(code === 0, `su PostgreSQL il server finisce con ${code}\n${server.lines.join('\n')}`);
    } finally {
      server.kill();
    }
  } finally {
    await postgres.stop();
  }
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
