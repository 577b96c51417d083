import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../db/open-database.ts';

/** The PostgreSQL server that the tests may use, if there is one. */
export const testServerUrl: string | undefined = process.env.TEST_DATABASE_URL || undefined;

/** Any number, the same in every worker: who holds it makes the template. */
const templateLock = 7_305_129;

let template: Promise<string> | undefined;

/** Runs something on the server's own database. */
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

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * The name of a database of the newest schema that others are copied from. The first worker to ask
 * makes it, the others wait; it is named after the migrations, so that it never is an old one.
 */
export function ensureTemplate(serverUrl: string): Promise<string> {
  template ??= makeTemplate(serverUrl);
  return template;
}

function makeTemplate(serverUrl: string): Promise<string> {
  const name = `poketorneo_template_${hashOfMigrations()}`;
  return administer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 1) return name;
    // Gets its name when it is finished: a run that is stopped half-way leaves no half template.
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template template0 encoding 'UTF8'`);
    const url = databaseUrl(serverUrl, unfinished);
    await (await openDatabase({ kind: 'server', url })).close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  });
}

function hashOfMigrations(): string {
  const folder = join(import.meta.dirname, '../db/migrations');
  const files = [
    join(import.meta.dirname, '../db/dialect.ts'),
    ...readdirSync(folder)
      .sort()
      .map((file) => join(folder, file)),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
