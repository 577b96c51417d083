import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseInUseError } from '../db/errors.ts';
import { type CataloguedTable, parentsFirst, readCatalogue } from '../db/sqlite/catalogue.ts';
import { databaseFile } from '../db/sqlite/database-files.ts';
import { insertUser, listUsernames, userRow } from '../db/testing/users.ts';
import {
  createSqliteTestDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../testing/test-database.ts';
import { testServerUrl } from '../testing/test-server.ts';
import { moveToPostgres } from './move-to-postgres.ts';

describe('the order of the tables', () => {
  it('exists for the current schema', async () => {
    const embedded = createSqliteTestDatabase();
    await (await embedded.open()).close();
    const database = new DatabaseSync(databaseFile(embedded.folder), { readOnly: true });
    const tables = readCatalogue(database);
    for (const [position, table] of tables.entries()) {
      expect(table.primaryKey).not.toEqual([]);
      const earlier = tables.slice(0, position).map(({ name }) => name);
      expect(earlier).toEqual(expect.arrayContaining([...table.parents]));
    }
    database.close();
    await embedded.drop();
  });

  it('does not exist for circular references', () => {
    const table = (name: string, parent: string): CataloguedTable => ({
      name,
      columns: ['id'],
      primaryKey: ['id'],
      parents: [parent],
    });
    expect(() => parentsFirst([table('a', 'b'), table('b', 'a')])).toThrow('a, b');
  });
});

describe.runIf(testServerUrl !== undefined)('moveToPostgres', () => {
  let source: ReturnType<typeof createSqliteTestDatabase>;
  let target: TestDatabase;
  let folder: string;
  let url: string;

  beforeEach(async () => {
    source = createSqliteTestDatabase();
    folder = source.folder;
    target = await createTestDatabase();
    if (target.location.kind !== 'server') expect.unreachable();
    url = target.location.url;
  });

  afterEach(async () => {
    await source.drop();
    await target.drop();
  });

  it('copies every table, and continues the ids', async () => {
    const embedded = await source.open();
    for (let user = 0; user < 1203; user++) {
      await embedded.db
        .insertInto('users')
        .values(userRow(`Àda-${user}`))
        .execute();
    }
    await embedded.db.deleteFrom('users').where('username', 'in', ['Àda-3', 'Àda-1202']).execute();
    const reset = { token_hash: 'x', user_id: 7, expires_at: 1_700_000_000_001, created_at: 1 };
    await embedded.db.insertInto('password_resets').values(reset).execute();
    // More than one batch, in a table with a composite primary key.
    const devices = [7, 8, 9].flatMap((user_id) =>
      Array.from({ length: 400 }, (_, number) => ({
        user_id,
        device_hash: String(number).padStart(3, '0'),
        browser_hash: number % 2 === 0 ? 'browser' : null,
        signed_in_at: 1_700_000_000_002,
      })),
    );
    await embedded.db.insertInto('known_devices').values(devices).execute();
    await embedded.db
      .insertInto('settings')
      .values({ key: 'ì "\\', value: '{"a":[1]}\n' })
      .execute();
    const users = await embedded.db.selectFrom('users').selectAll().orderBy('id').execute();
    await embedded.close();

    const report = await moveToPostgres({ folder, url });
    expect(report.tables).toEqual(
      expect.arrayContaining([
        { table: 'users', rows: 1201 },
        { table: 'password_resets', rows: 1 },
        { table: 'rate_limits', rows: 0 },
        { table: 'settings', rows: 1 },
      ]),
    );
    const { db } = await target.open();
    expect(await db.selectFrom('users').selectAll().orderBy('id').execute()).toEqual(users);
    expect(await db.selectFrom('password_resets').selectAll().execute()).toEqual([reset]);
    const moved = db.selectFrom('known_devices').selectAll().orderBy('user_id');
    expect(await moved.orderBy('device_hash').execute()).toEqual(devices);
    // Id 1203 was deleted and must not be reused.
    expect(await insertUser(db, 'new')).toBe(1204);
  });

  it('keeps the SQLite database', async () => {
    const embedded = await source.open();
    await insertUser(embedded.db, 'Ada');
    await embedded.close();
    await moveToPostgres({ folder, url });
    expect(await listUsernames((await source.open()).db)).toEqual(['Ada']);
  });

  it('rejects a target that is not empty', async () => {
    await (await source.open()).close();
    const { db } = await target.open();
    await db
      .insertInto('rate_limits')
      .values({ key: 'a', window_started_at: 1, attempts: 1 })
      .execute();
    await expect(moveToPostgres({ folder, url })).rejects.toThrow(
      'Il database PostgreSQL non è vuoto (tabella rate_limits)',
    );
  });

  it('leaves the target empty if a row of the last table fails', async () => {
    const embedded = await source.open();
    const user_id = await insertUser(embedded.db, 'Ada');
    const reset = { token_hash: 'x', user_id, expires_at: 1, created_at: 1 };
    await embedded.db.insertInto('password_resets').values(reset).execute();
    await embedded.close();
    const { db } = await target.open();
    await sql`alter table password_resets add check (token_hash <> 'x')`.execute(db);

    await expect(moveToPostgres({ folder, url })).rejects.toThrow('violates check constraint');
    expect(await listUsernames(db)).toEqual([]);
    expect(await insertUser(db, 'Ada')).toBe(1);
  });

  it('leaves the target empty if the comparison fails', async () => {
    const embedded = await source.open();
    await embedded.db.insertInto('settings').values({ key: 'a', value: 'b' }).execute();
    await embedded.close();
    const { db } = await target.open();
    await sql`create function spoil() returns trigger language plpgsql as
      $$ begin new.value := 'other'; return new; end $$`.execute(db);
    await sql`create trigger spoil before insert on settings
      for each row execute function spoil()`.execute(db);

    await expect(moveToPostgres({ folder, url })).rejects.toThrow(
      'La tabella settings non è stata copiata correttamente.',
    );
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
  });

  it('fails while a server uses the SQLite database', async () => {
    await source.open();
    await expect(moveToPostgres({ folder, url })).rejects.toThrow(DatabaseInUseError);
  });

  it('creates no database if there is none to move', async () => {
    await expect(moveToPostgres({ folder, url })).rejects.toThrow(
      `Non c’è nessun database di PokéTorneo in «${folder}».`,
    );
  });
});
