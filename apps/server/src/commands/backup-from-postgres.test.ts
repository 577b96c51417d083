import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { contract } from '@poketorneo/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { type CataloguedTable, readCatalogue } from '../db/sqlite/catalogue.ts';
import { databaseFile } from '../db/sqlite/database-files.ts';
import { insertUser, userRow } from '../db/testing/users.ts';
import { signIn } from '../testing/people.ts';
import { newCast, story } from '../testing/story.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testServerUrl } from '../testing/test-server.ts';
import { backupFromPostgres } from './backup-from-postgres.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { restore } from './restore.ts';
import { runCommand } from './run-command.ts';

describe.runIf(testServerUrl !== undefined)('a copy of a PostgreSQL database', () => {
  let source: TestDatabase;
  let url: string;
  let backupFolder: string;
  let file: string;
  beforeEach(async () => {
    source = await createTestDatabase();
    url = urlOf(source);
    backupFolder = mkdtempSync(join(tmpdir(), 'poketorneo-test-shelf-'));
    file = join(backupFolder, 'copia.sqlite');
  });
  afterEach(async () => {
    await source.drop();
    rmSync(backupFolder, { recursive: true });
  });

  const urlOf = ({ location }: TestDatabase): string =>
    location.kind === 'server' ? location.url : expect.unreachable();

  function catalogueOf(copy: string): CataloguedTable[] {
    const database = new DatabaseSync(copy, { readOnly: true });
    try {
      return readCatalogue(database);
    } finally {
      database.close();
    }
  }
  async function rowsOf(db: Database, { name, primaryKey }: CataloguedTable) {
    const order = sql.join(primaryKey.map((column) => sql.ref(column)));
    return (await sql`select * from ${sql.table(name)} order by ${order}`.execute(db)).rows;
  }

  it('is complete, and can be moved back to PostgreSQL unchanged', async () => {
    const server = await createTestApp({ on: source, seeded: true });
    const cast = await newCast(server);
    for (const { endpoint, act, before } of story.slice(0, -1)) {
      await before?.(cast);
      const response = await act(cast);
      expect(response.statusCode, response.body).toBe(endpoint.status);
      if (endpoint === contract.availablePokemons.insert) cast.newPokemon = response.json();
    }
    await server.close();
    const { db } = await source.open();
    const last = await insertUser(db, 'chi-va');
    await db.deleteFrom('users').where('id', '=', last).execute();

    const report = await backupFromPostgres({ url, file });
    expect(report.tables.find(({ table }) => table === 'past_matches')?.rows).toBeGreaterThan(0);
    const folder = join(backupFolder, 'dati');
    mkdirSync(folder);
    copyFileSync(file, databaseFile(folder));
    const target = await createTestDatabase();
    await moveToPostgres({ folder, url: urlOf(target) });
    const moved = await target.open();
    for (const table of catalogueOf(file)) {
      expect(await rowsOf(moved.db, table), table.name).toEqual(await rowsOf(db, table));
    }
    // Ids of deleted rows are not reused.
    expect(await insertUser(moved.db, 'chi-viene')).toBe(last + 1);
    await target.drop();
  });

  it('can be restored and used', async () => {
    const server = await createTestApp({ on: source, seeded: true });
    const { player } = await newCast(server);
    await server.close();
    await backupFromPostgres({ url, file });
    const folder = join(backupFolder, 'dati');
    await restore({ folder, file, isNew: true });
    const location = { kind: 'embedded', folder } as const;
    const restored = await createTestApp({
      on: {
        location,
        dataFolder: folder,
        open: () => openDatabase(location),
        drop: async () => {},
      },
    });
    expect((await signIn(restored, player)).statusCode).toBe(200);
    expect(restored.errors).toEqual([]);
    await restored.close();
  });

  it('is a consistent snapshot under concurrent writes', async () => {
    const { db } = await source.open();
    let isOver = false;
    let written = 0;
    const write = async () => {
      for (; !isOver; written++) {
        const username = `coppia-${written}`;
        await db.transaction().execute(async (trx) => {
          await trx.insertInto('users').values(userRow(username)).execute();
          await trx.insertInto('settings').values({ key: username, value: '' }).execute();
        });
      }
    };
    const writing = write();
    await expect.poll(() => written).toBeGreaterThan(5);
    await backupFromPostgres({ url, file });
    isOver = true;
    await writing;
    const copy = new DatabaseSync(file, { readOnly: true });
    const alone = copy.prepare(
      `select username from users where username like 'coppia-%'
         and username not in (select key from settings)
       union all select key from settings where key like 'coppia-%'
         and key not in (select username from users)`,
    );
    expect(alone.all()).toEqual([]);
    copy.close();
  });

  it('overwrites no file, and leaves nothing on failure', async () => {
    writeFileSync(file, 'altro');
    await expect(backupFromPostgres({ url, file })).rejects.toThrow(/esiste già/);
    rmSync(file);
    const gone = new URL(url);
    gone.pathname = '/non_esiste';
    await expect(backupFromPostgres({ url: gone.href, file })).rejects.toThrow();
    expect(readdirSync(backupFolder)).toEqual([]);
  });

  it('is made by the command, which records the time', async () => {
    const before = Date.now();
    const context = { folder: backupFolder, databaseUrl: url, workingFolder: backupFolder };
    const [line] = await runCommand(['backup', 'copia.sqlite'], context);
    expect(line).toContain(file);
    const { db } = await source.open();
    const { value } = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'last-backup')
      .executeTakeFirstOrThrow();
    expect(Number(value)).toBeGreaterThanOrEqual(before);
  });
});
