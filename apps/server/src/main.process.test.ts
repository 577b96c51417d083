// @sqlite: a server’s process and its output; killed servers are tested on both.
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './db/open-database.ts';
import {
  bundleServer,
  type ServerBundle,
  type ServerProcess,
  startServer,
} from './testing/server-process.ts';
import { temporaryFolder } from './testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let bundle: ServerBundle;
beforeAll(async () => {
  bundle = await bundleServer();
});

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: TestDatabase;
let running: ServerProcess[];
beforeEach(async () => {
  folder = await temporaryFolder();
  database = await createTestDatabase();
  running = [];
});
afterEach(async () => {
  for (const server of running) server.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await database.drop();
  await folder.remove();
});

/** Starts a server on the test's database: in its data folder, or on the tests' PostgreSQL. */
function start(environment: Record<string, string> = {}): ServerProcess {
  const { location } = database;
  const server = startServer(bundle, {
    DATA_DIR: folder.path,
    ...(location.kind === 'server'
      ? { DATABASE_URL: location.url, TOKEN_SECRET: 'un segreto di almeno trentadue caratteri' }
      : {}),
    ...environment,
  });
  running.push(server);
  return server;
}

async function signIn(address: string, username: string, password: string): Promise<number> {
  const response = await fetch(`${address}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  await response.text();
  return response.status;
}

const firstStart = /^Primo avvio: accedi come «(.*)» con la password «(.*)»\.$/;

async function stopped(server: ServerProcess, signal: NodeJS.Signals = 'SIGTERM') {
  server.kill(signal);
  return server.ended;
}

describe('the first start', () => {
  it('prints the administrator’s name and password, unlike later starts', async () => {
    const first = start();
    const [, username = '', password = ''] = firstStart.exec(await first.line(firstStart)) ?? [];
    expect(username).toBe('admin');
    expect(await signIn(await first.address(), username, password)).toBe(200);
    expect(await stopped(first)).toMatchObject({ code: 0, stderr: '' });
    const second = start();
    expect(await signIn(await second.address(), username, password)).toBe(200);
    const { code, stdout } = await stopped(second, 'SIGINT');
    expect(code).toBe(0);
    expect(stdout).not.toContain('password');
  });

  it('uses a configured name and password, and never prints that password', async () => {
    const server = start({ ADMIN_USERNAME: 'Capo', ADMIN_PASSWORD: 'parola-scelta' });
    const address = await server.address();
    expect(await signIn(address, 'capo', 'parola-scelta')).toBe(200);
    const { stdout, stderr } = await stopped(server);
    expect(stdout).toContain('accedi come «Capo» con la password scelta in ADMIN_PASSWORD.');
    expect(stdout + stderr).not.toContain('parola-scelta');
  });

  it('stores the password as Argon2id with OWASP’s parameters', async () => {
    const server = start({ ADMIN_PASSWORD: 'parola-scelta' });
    await server.address();
    await stopped(server);
    const { location } = database;
    const { db, close } = await openDatabase(
      location.kind === 'server' ? location : { kind: 'embedded', folder: folder.path },
    );
    const [user] = await db.selectFrom('users').select('password_hash').execute();
    await close();
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('prints the password even if the start fails later', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const address = busy.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { code, stdout, stderr } = await start({ PORT: String(port) }).ended;
    expect(code).toBe(1);
    expect(stderr).toBe(
      'PokéTorneo non è partito.\nPORT: la porta è già usata da un altro programma\n',
    );
    const line = stdout.split('\n').find((candidate) => firstStart.test(candidate)) ?? '';
    const [, username = '', password = ''] = firstStart.exec(line) ?? [];
    busy.close();
    expect(await signIn(await start().address(), username, password)).toBe(200);
  });
});

describe('a start that fails', () => {
  it('prints only which variable is invalid', async () => {
    const { code, stdout, stderr } = await start({ PORT: 'http' }).ended;
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe('PokéTorneo non è partito.\nPORT: deve essere un numero da 0 a 65535\n');
  });

  it.each([
    ['192.0.2.1', 'HOST: questo indirizzo non è di questo computer'],
    ['nessuno.invalid', 'HOST: a questo nome non corrisponde nessun indirizzo'],
  ])('prints that it cannot listen on %s', async (host, complaint) => {
    const { code, stderr } = await start({ HOST: host }).ended;
    expect(code).toBe(1);
    expect(stderr).toBe(`PokéTorneo non è partito.\n${complaint}\n`);
  });

  it('prints that the PostgreSQL server is unreachable', async () => {
    const { code, stderr } = await start({
      DATABASE_URL: 'postgres://chi:segretissima@127.0.0.1:1/torneo',
      TOKEN_SECRET: 'un segreto di almeno trentadue caratteri',
    }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^PokéTorneo non è partito\.\nIl server PostgreSQL .* non risponde/);
    expect(stderr).not.toContain('segretissima');
  });

  it('prints that another process uses the data folder', async () => {
    const embedded = { DATABASE_URL: '' };
    const first = start(embedded);
    const address = await first.address();
    const { code, stdout, stderr } = await start(embedded).ended;
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe(
      `PokéTorneo non è partito.\nUn altro processo di PokéTorneo sta già usando il database in «${folder.path}»: fermalo e riprova.\n`,
    );
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
  });
});

it('starts again after SIGKILL', async () => {
  const first = start();
  await first.address();
  await stopped(first, 'SIGKILL');
  const second = start();
  expect((await fetch(`${await second.address()}/api/health`)).status).toBe(200);
});

it('serves API, page and pictures on one port', async () => {
  const address = await start().address();
  const types: (string | null)[] = [];
  for (const path of ['/api/health', '/home', '/assets/types/4.svg', '/assets/missing.svg']) {
    const response = await fetch(address + path);
    types.push(`${response.status} ${response.headers.get('content-type')}`);
  }
  expect(types).toEqual([
    '200 application/json; charset=utf-8',
    '200 text/html; charset=utf-8',
    '200 image/svg+xml',
    '404 application/json; charset=utf-8',
  ]);
});

describe('a stop', () => {
  it('closes idle connections at once, and finishes pending requests', async () => {
    const server = start({ ADMIN_PASSWORD: 'parola-scelta' });
    const { hostname, port } = new URL(await server.address());
    const open = async (): Promise<Socket> => {
      const socket = connect(Number(port), hostname).setEncoding('utf8');
      await once(socket, 'connect');
      return socket;
    };
    const idle = await open();
    idle.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(idle, 'data');
    const slow = await open();
    const body = JSON.stringify({ username: 'admin', password: 'parola-scelta' });
    slow.write(
      [
        'POST /api/auth/signin HTTP/1.1',
        'Host: x',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        'Expect: 100-continue',
        '\r\n',
      ].join('\r\n'),
    );
    // The server has begun to handle the request.
    expect(String(await once(slow, 'data'))).toMatch(/^HTTP\/1\.1 100 /);
    slow.write(body.slice(0, 10));
    const idleIsClosed = once(idle, 'close');
    server.kill('SIGTERM');
    await idleIsClosed;
    let response = '';
    slow.on('data', (chunk) => {
      response += chunk;
    });
    const slowIsClosed = once(slow, 'close');
    slow.write(body.slice(10));
    await slowIsClosed;
    expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(response).toContain('"roles":["ROLE_USER","ROLE_ADMIN"]');
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
  });

  it('does not wait for a partially sent request', async () => {
    const server = start();
    const { hostname, port } = new URL(await server.address());
    const silent = connect(Number(port), hostname);
    await once(silent, 'connect');
    const inAHeader = connect(Number(port), hostname);
    // One write: when the first is answered, half of the second has arrived.
    inAHeader.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /api/hea');
    await once(inAHeader, 'data');
    const cut = [silent, inAHeader].map((socket) => once(socket, 'close'));
    expect(await stopped(server)).toMatchObject({ code: 0, stderr: '' });
    await Promise.all(cut);
  });

  it('writes pending mails', async () => {
    const server = start({ PUBLIC_URL: 'https://torneo.example' });
    const response = await fetch(`${await server.address()}/api/auth/send-reset-password-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', email: 'admin@localhost' }),
    });
    expect(response.status).toBe(200);
    expect(await stopped(server)).toMatchObject({ code: 0, stderr: '' });
    const outbox = join(folder.path, 'mail');
    const mails = readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/\r\nhttps:\/\/torneo\.example\/reset-password\?token=[\w-]{43}\r\n/);
  });
});
