import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseLocation, type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { administer, databaseUrl, ensureTemplate, testServerUrl } from './test-server.ts';

export interface TestDatabase {
  location: DatabaseLocation;
  open(): Promise<OpenDatabase>;
  /** Closes what is still open and removes the database. */
  drop(): Promise<void>;
}

/**
 * A new empty database of the newest schema: in a temporary folder, or, where TEST_DATABASE_URL
 * names a PostgreSQL server whose user may create databases, on that server.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return testServerUrl === undefined
    ? Promise.resolve(createEmbeddedTestDatabase())
    : createServerTestDatabase(testServerUrl);
}

/** An embedded one wherever the other tests run, for what only concerns SQLite. */
export function createEmbeddedTestDatabase(): TestDatabase & { folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'poketorneo-test-'));
  const database = testDatabase({ kind: 'embedded', folder }, async () =>
    rmSync(folder, { recursive: true, force: true }),
  );
  return { ...database, folder };
}

async function createServerTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const template = await ensureTemplate(serverUrl);
  const name = `poketorneo_test_${randomBytes(8).toString('hex')}`;
  await administer(serverUrl, (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  return testDatabaseOn(serverUrl, name);
}

/** One that is there already on the tests' server. */
export function testDatabaseOn(serverUrl: string, name: string): TestDatabase {
  return testDatabase({ kind: 'server', url: databaseUrl(serverUrl, name) }, async () => {
    await administer(serverUrl, (client) =>
      client.query(`drop database if exists ${name} with (force)`),
    );
  });
}

function testDatabase(location: DatabaseLocation, remove: () => Promise<void>): TestDatabase {
  const opened: OpenDatabase[] = [];
  return {
    location,
    async open() {
      const database = await openDatabase(location);
      opened.push(database);
      return database;
    },
    async drop() {
      for (const database of opened) await database.close();
      await remove();
    },
  };
}
