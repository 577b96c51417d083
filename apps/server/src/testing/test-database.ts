import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalBus } from '../bus/bus.ts';
import { type DatabaseLocation, type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { databaseFile } from '../db/sqlite/database-files.ts';
import { createTransaction } from '../db/transaction.ts';
import { seedContent } from '../seed/index.ts';
import { takeDatabase } from './reused-database.ts';
import { databaseUrl, ensureTemplate, execute, testServerUrl } from './test-server.ts';

/** Initial time of tests. */
export const testStart = Date.UTC(2026, 0, 10, 18, 0, 0);

export interface TestDatabase {
  location: DatabaseLocation;
  /** The server's data folder; it contains a SQLite database, too. */
  dataFolder: string;
  open(): Promise<OpenDatabase>;
  /** Closes all connections and removes database and folder. */
  drop(): Promise<void>;
}

/** Initial content: schema only, or a new installation's. */
export type TestContent = 'empty' | 'seeded';

/**
 * A new database with the current schema, copied from a template: on TEST_DATABASE_URL's PostgreSQL
 * server, whose user must be able to create databases, or SQLite.
 */
export function createTestDatabase(content: TestContent = 'empty'): Promise<TestDatabase> {
  return testServerUrl === undefined
    ? copySqliteTemplate(content)
    : createServerTestDatabase(testServerUrl, content);
}

/** A folder for a SQLite database, still empty. */
export function createSqliteTestDatabase(): TestDatabase & { folder: string } {
  const folder = newFolder();
  return { ...testDatabase({ kind: 'embedded', folder }, folder), folder };
}

const templates = new Map<TestContent, Promise<string>>();

async function copySqliteTemplate(content: TestContent): Promise<TestDatabase> {
  const template = templates.get(content) ?? makeSqliteTemplate(content);
  templates.set(content, template);
  const database = createSqliteTestDatabase();
  copyFileSync(await template, databaseFile(database.folder));
  return database;
}

async function makeSqliteTemplate(content: TestContent): Promise<string> {
  const database = createSqliteTestDatabase();
  process.once('exit', () => rmSync(database.folder, { recursive: true, force: true }));
  await fillTemplate(database.location, content);
  return databaseFile(database.folder);
}

/** Migrates and fills a template, and closes it. */
async function fillTemplate(location: DatabaseLocation, content: TestContent): Promise<void> {
  const { db, close } = await openDatabase(location);
  if (content === 'seeded') {
    const bus = createLocalBus();
    const transaction = createTransaction({ db, bus, clock: () => testStart });
    await seedContent({ db, transaction });
    await bus.close();
  }
  await close();
}

async function createServerTestDatabase(
  serverUrl: string,
  content: TestContent,
): Promise<TestDatabase> {
  const template = await ensureTemplate(serverUrl, content, (url) =>
    fillTemplate({ kind: 'server', url }, content),
  );
  const { name, giveBack } = await takeDatabase(serverUrl, template);
  const location = { kind: 'server', url: databaseUrl(serverUrl, name) } as const;
  return testDatabase(location, newFolder(), giveBack);
}

/** An existing database on the tests' server. */
export function testDatabaseOn(serverUrl: string, name: string): TestDatabase {
  const location = { kind: 'server', url: databaseUrl(serverUrl, name) } as const;
  return testDatabase(location, newFolder(), () =>
    execute(serverUrl, `drop database if exists ${name} with (force)`),
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
