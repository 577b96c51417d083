import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database.ts';
import { isUniqueViolation, sqlDialects } from '../dialect.ts';
import { insertUser, userRow } from '../testing/users.ts';
import { accountStates } from './0014-account-states.ts';

let testDatabase: TestDatabase;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
});
afterEach(() => testDatabase.drop());

/** The users table before this migration. */
async function undo(db: Database): Promise<void> {
  await db.schema.dropTable('password_wishes').execute();
  for (const column of ['status', 'plays']) {
    await db.schema.alterTable('users').dropColumn(column).execute();
  }
  for (const column of ['email', 'email_key']) {
    await db.schema
      .alterTable('users')
      .alterColumn(column, (change) => change.setNotNull())
      .execute();
  }
}

it('preserves every account and its rows', async () => {
  const { db } = await testDatabase.open();
  await undo(db);
  const userId = await insertUser(db, 'nina');
  await db
    .insertInto('user_face_icons')
    .values({ user_id: userId, species_id: 25, is_new: 0, obtained_at: 1 })
    .execute();

  await accountStates(sqlDialects[testDatabase.location.kind]).up(db);

  const users = await db.selectFrom('users').selectAll().execute();
  const kept = { ...userRow('nina'), id: userId, status: 'active', plays: 0 };
  expect(users).toEqual([expect.objectContaining(kept)]);
  const icons = () => db.selectFrom('user_face_icons').selectAll().execute();
  expect(await icons()).toHaveLength(1);
  await db.deleteFrom('users').where('id', '=', userId).execute();
  expect(await icons()).toEqual([]);
});

it('allows accounts without an email, which is otherwise unique', async () => {
  const { db } = await testDatabase.open();
  await undo(db);

  await accountStates(sqlDialects[testDatabase.location.kind]).up(db);

  const add = (username: string, email_key: string | null) =>
    db
      .insertInto('users')
      .values({ ...userRow(username), email: email_key, email_key })
      .execute();
  await add('nina', null);
  await add('ada', null);
  await add('eva', 'eva@example.org');
  const again = await add('bea', 'eva@example.org').catch((error: unknown) => error);
  expect(isUniqueViolation(again)).toEqual({ table: 'users', columns: ['email_key'] });
});

it.each([
  ['status', 'gone'],
  ['plays', 2],
])('refuses a %s of %j', async (column, value) => {
  const { db } = await testDatabase.open();
  await insertUser(db, 'nina');
  await expect(sql`update users set ${sql.ref(column)} = ${value}`.execute(db)).rejects.toThrow();
});
