import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** The tests' PostgreSQL server, if configured. */
export const testServerUrl: string | undefined = process.env.TEST_DATABASE_URL || undefined;

/** The beginning of the names of one run's databases, which `drop-test-databases.ts` drops. */
export function testDatabasePrefix(): string {
  return `poketorneo_test_${process.env.TEST_RUN ?? ''}_`;
}

/** Advisory lock for creating the template; any constant. */
const templateLock = 7_305_129;

const templates = new Map<string, Promise<string>>();

/** Runs statements on the server's default database. */
export async function administer<T>(
  serverUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const pools = new Map<string, pg.Pool>();

/** Runs a statement like `administer`, on one connection that the process's tests share. */
export async function execute(serverUrl: string, statement: string): Promise<void> {
  await sharedConnection(serverUrl).query(statement);
}

/** A pool of one connection to a database, which the process's tests share. */
export function sharedConnection(url: string): pg.Pool {
  const pool = pools.get(url) ?? createPool(url);
  pools.set(url, pool);
  return pool;
}

function createPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1, allowExitOnIdle: true });
  // A lost idle connection is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * The name of a template database. The first worker fills it, others wait; the name contains a hash
 * of its sources, so that it is never outdated.
 */
export function ensureTemplate(
  serverUrl: string,
  content: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const template = templates.get(content) ?? makeTemplate(serverUrl, content, fill);
  templates.set(content, template);
  return template;
}

function makeTemplate(
  serverUrl: string,
  content: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const name = `poketorneo_template_${content}_${hashOfSources()}`;
  return administer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 1) return name;
    // Renamed when complete: an interrupted run leaves no partial template.
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template template0 encoding 'UTF8'`);
    await fill(databaseUrl(serverUrl, unfinished));
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  });
}

/** Hash of a template's sources: migrations, content and tables. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  const folders = ['../db', '../seed', '../../../../packages/gen4/src'];
  for (const folder of folders.map((path) => join(import.meta.dirname, path))) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files) {
      if (file.endsWith('.ts')) hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
