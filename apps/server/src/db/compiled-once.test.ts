import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { compiledOnce } from './compiled-once.ts';
import type { Database } from './database.ts';
import { insertUser } from './testing/users.ts';

let testDatabase: TestDatabase;
let db: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = (await testDatabase.open()).db;
});

afterAll(() => testDatabase.drop());

it('executes a query with each call’s parameters, though it is built once', async () => {
  const ids = [await insertUser(db, 'Ada'), await insertUser(db, 'Nina')];
  const build = vi.fn((on: Database, id: number, email: string) =>
    on.selectFrom('users').select('username').where('id', '=', id).where('email', '=', email),
  );
  const listNames = compiledOnce(build);
  const [first = 0, second = 0] = ids;
  expect(await listNames(db, first, 'Ada@example.org')).toEqual([{ username: 'Ada' }]);
  expect(await listNames(db, second, 'Ada@example.org')).toEqual([]);
  const found = await db.transaction().execute((trx) => listNames(trx, second, 'Nina@example.org'));
  expect(found).toEqual([{ username: 'Nina' }]);
  expect(build).toHaveBeenCalledTimes(1);
});

it('refuses a query with other parameters', async () => {
  const limited = compiledOnce((on, id: number) =>
    on.selectFrom('users').select('id').where('id', '=', id).limit(1),
  );
  await expect(limited(db, 1)).rejects.toThrow('Other parameters than given');
});

it('shows each execution to a plugin', async () => {
  const listIds = compiledOnce((on, username: string) =>
    on.selectFrom('users').select('id').where('username', '=', username),
  );
  const transformQuery = vi.fn<KyselyPlugin['transformQuery']>(({ node }) => node);
  const watched = db.withPlugin({ transformQuery, transformResult: async ({ result }) => result });
  await listIds(db, 'Ada');
  await listIds(watched, 'Ada');
  await listIds(watched, 'Ada');
  expect(transformQuery).toHaveBeenCalledTimes(2);
});
