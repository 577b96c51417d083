import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseLocation, type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { administer, databaseUrl, ensureTemplate, testServerUrl } from './test-server.ts';

export interface TestDatabase {
  location: DatabaseLocation;
  /** What a server on it keeps besides; an embedded database is in it, too. */
  dataFolder: string;
  open(): Promise<OpenDatabase>;
  /** Closes what is still open and removes the database and the folder. */
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
  const folder = newFolder();
  return { ...testDatabase({ kind: 'embedded', folder }, folder), folder };
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
  const location = { kind: 'server', url: databaseUrl(serverUrl, name) } as const;
  return testDatabase(location, newFolder(), () =>
    administer(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`)),
  );
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'poketorneo-test-'));

function testDatabase(
  location: DatabaseLocation,
  dataFolder: string,
  remove: () => Promise<unknown> = async () => {},
): TestDatabase {
  const opened: OpenDatabase[] = [];
  return {
    location,
    dataFolder,
    async open() {
      const database = await openDatabase(location);
      opened.push(database);
      return database;
    },
    async drop() {
      for (const database of opened) await database.close();
      await remove();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
