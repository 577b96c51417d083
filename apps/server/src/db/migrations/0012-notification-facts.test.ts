import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { sqlDialects } from '../dialect.ts';
import { insertUser } from '../testing/users.ts';
import { notificationFacts } from './0012-notification-facts.ts';

let testDatabase: TestDatabase;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
});
afterEach(() => testDatabase.drop());

it('adds no facts to existing notifications', async () => {
  const { db } = await testDatabase.open();
  await db.schema.alterTable('notifications').dropColumn('facts').execute();
  const told = {
    user_id: await insertUser(db, 'nina'),
    kind: 'badge',
    title: 'Nuova medaglia!',
    text: 'Parole',
    image: null,
    url: null,
    url_name: null,
    url_section: null,
    sender: null,
    shown: 0,
    created_at: 1,
  } as const;
  await db.insertInto('notifications').values(told).execute();

  await notificationFacts(sqlDialects[testDatabase.location.kind]).up(db);

  const rows = await db.selectFrom('notifications').selectAll().execute();
  expect(rows).toEqual([expect.objectContaining({ ...told, facts: null })]);
});
