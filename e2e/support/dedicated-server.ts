import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { administrator, startServer } from './server-process.ts';
import { test as base, expect } from './test.ts';

/** A free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Runs a statement on a PostgreSQL server's own database. */
async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Creates a database on a PostgreSQL server. */
async function makeDatabase(serverUrl: string) {
  const name = `poketorneo_browser_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: url.href, TOKEN_SECRET: randomUUID() },
    drop: () => administer(serverUrl, `drop database ${name} with (force)`),
  };
}

/**
 * For tests that change settings of the whole installation: each has a dedicated server. The
 * database is embedded, or on the server of `postgresUrl`; `serverEnv` overrides settings.
 */
export const test = base.extend<{
  postgresUrl: string;
  serverEnv: Record<string, string>;
  dedicatedServer: string;
}>({
  postgresUrl: ['', { option: true }],
  serverEnv: [{}, { option: true }],
  dedicatedServer: async ({ postgresUrl, serverEnv }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'poketorneo-own-'));
    const database = postgresUrl === '' ? undefined : await makeDatabase(postgresUrl);
    const server = await startServer(folder, await freePort(), {
      env: { WEIGH_TEAMS: 'false', ...serverEnv, ...database?.env },
    });
    await use(server.url);
    await server.stop();
    await database?.drop();
    await rm(folder, { recursive: true });
  },
  baseURL: ({ dedicatedServer }, use) => use(dedicatedServer),
});

export { administrator, expect };
