import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { containsText, isForeignKeyViolation, isUniqueViolation } from './dialect.ts';
import { insertUser, userRow } from './testing/users.ts';

let testDatabase: TestDatabase;
let db: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = (await testDatabase.open()).db;
});

afterAll(() => testDatabase.drop());

beforeEach(async () => {
  await db.deleteFrom('users').execute();
  await db.deleteFrom('settings').execute();
});

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable('It was accepted'),
    (error: unknown) => error,
  );
}

describe('isUniqueViolation', () => {
  it('returns the key, with and without returned rows', async () => {
    await insertUser(db, 'Ada');
    const expected = { table: 'users', columns: ['username_key'] };
    const row = { ...userRow('ADA'), email_key: 'other' };
    const insert = db.insertInto('users').values(row);
    expect(isUniqueViolation(await failureOf(insert.execute()))).toEqual(expected);
    expect(isUniqueViolation(await failureOf(insert.returning('id').execute()))).toEqual(expected);
  });

  it('recognises primary keys', async () => {
    const insert = db.insertInto('settings').values({ key: 'a', value: '1' });
    await insert.execute();
    expect(isUniqueViolation(await failureOf(insert.execute()))).toEqual({
      table: 'settings',
      columns: ['key'],
    });
  });

  it('recognises composite keys', async () => {
    await sql`create unique index names on users (first_name, last_name)`.execute(db);
    await insertUser(db, 'Ada');
    expect(isUniqueViolation(await failureOf(insertUser(db, 'Bea')))).toEqual({
      table: 'users',
      columns: ['first_name', 'last_name'],
    });
    await sql`drop index names`.execute(db);
  });

  it('ignores other errors', async () => {
    const reset = { token_hash: 'x', user_id: 404, expires_at: 1, created_at: 1 };
    const orphan = await failureOf(db.insertInto('password_resets').values(reset).execute());
    expect(isUniqueViolation(orphan)).toBeUndefined();
    expect(isForeignKeyViolation(orphan)).toBe(true);
    expect(isUniqueViolation(new Error('UNIQUE constraint failed: a.b'))).toBeUndefined();
    expect(isForeignKeyViolation(new Error('no'))).toBe(false);
  });
});

describe('both databases', () => {
  it('return counts, sums and averages as numbers', async () => {
    await insertUser(db, 'Ada');
    await insertUser(db, 'Bea');
    const row = await db
      .selectFrom('users')
      .select((eb) => [
        eb.fn.countAll<number>().as('count'),
        eb.fn.sum<number>('created_at').as('sum'),
        eb.fn.avg<number>('face_icon_id').as('mean'),
      ])
      .executeTakeFirstOrThrow();
    expect({ ...row }).toEqual({ count: 2, sum: 3_400_000_000_000, mean: 25 });
  });

  it('sort texts by code point', async () => {
    for (const name of ['b', 'a', 'B', 'é', 'A', 'z', '_']) await insertSetting(name);
    const rows = await db.selectFrom('settings').select('key').orderBy('key').execute();
    expect(rows.map((row) => row.key)).toEqual(['A', 'B', '_', 'a', 'b', 'z', 'é']);
  });

  it('lower-case only ASCII letters', async () => {
    await insertSetting('ÈAé');
    const { rows } = await sql<{
      lowered: string;
    }>`select lower(key) as lowered from settings`.execute(db);
    expect(rows.map((row) => row.lowered)).toEqual(['Èaé']);
  });

  it('reject values of a wrong type', async () => {
    const wrong = { ...userRow('Ada'), created_at: 1.5 };
    expect(await failureOf(db.insertInto('users').values(wrong).execute())).toBeInstanceOf(Error);
    const words = sql<number>`${'presto'}`;
    expect(
      await failureOf(
        db
          .insertInto('users')
          .values({ ...userRow('Ada'), created_at: words })
          .execute(),
      ),
    ).toBeInstanceOf(Error);
    const flag = sql<0>`2`;
    expect(
      await failureOf(
        db
          .insertInto('users')
          .values({ ...userRow('Ada'), is_admin: flag })
          .execute(),
      ),
    ).toBeInstanceOf(Error);
  });

  it('never reuse an id', async () => {
    const first = await insertUser(db, 'Ada');
    await db.deleteFrom('users').execute();
    expect(await insertUser(db, 'Ada')).toBeGreaterThan(first);
  });

  it('cascade deletes', async () => {
    const user_id = await insertUser(db, 'Ada');
    const reset = { token_hash: 'x', user_id, expires_at: 1, created_at: 1 };
    await db.insertInto('password_resets').values(reset).execute();
    const result = await db.deleteFrom('users').executeTakeFirstOrThrow();
    expect(result.numDeletedRows).toBe(1n);
    expect(await db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['_', ['a_b']],
    ['%', ['100%']],
    ['\\', ['back\\slash']],
    ['a', ['a_b', 'axb', 'back\\slash']],
  ])('find %j in texts and nothing else', async (part, found) => {
    for (const key of ['a_b', 'axb', '100%', 'back\\slash']) await insertSetting(key);
    const rows = await db
      .selectFrom('settings')
      .select('key')
      .where((eb) => containsText(eb.ref('key'), part))
      .orderBy('key')
      .execute();
    expect(rows.map((row) => row.key)).toEqual(found);
  });
});

async function insertSetting(key: string): Promise<void> {
  await db.insertInto('settings').values({ key, value: '' }).execute();
}
