import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { sqlDialects } from '../dialect.ts';
import { insertUser } from '../testing/users.ts';
import { notificationKinds } from './0008-notification-kinds.ts';

let testDatabase: TestDatabase;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
});
afterEach(() => testDatabase.drop());

/** Sender, text and URL of a notification. */
const told: [sender: string | null, title: string, url: string | null, kind: string][] = [
  [null, 'Ti diamo il benvenuto!', '/tournaments', 'welcome'],
  [null, 'Un nuovo compagno!', '/my-team', 'starter'],
  [null, 'Premio ottenuto!', '/my-team', 'reward'],
  [null, 'Premio speciale!', '/my-team', 'prize'],
  [null, 'Pokémon segreto!', '/my-team', 'secret-pokemon'],
  [null, 'Nuova icona!', '/profile', 'icons-obtained'],
  [null, 'Nuove icone!', '/profile', 'icons-obtained'],
  [null, 'Nuova medaglia!', '/badges', 'badge'],
  [null, 'Premio perso', '/tournament-leaders', 'reward-lost'],
  [null, 'Nuovo torneo!', '/tournaments', 'tournament-unlocked'],
  [null, 'La sfida finale!', '/tournament-leaders', 'champion-unlocked'],
  [null, 'Nuovo record a PokéQuiz!', '/leaderboard', 'record'],
  // A message may equal a text of the product.
  ['ada', 'Ti diamo il benvenuto!', null, 'message'],
];

it('derives the kind of existing notifications from their text', async () => {
  const { db } = await testDatabase.open();
  const userId = await insertUser(db, 'nina');
  for (const [sender, title, url] of told) {
    await db
      .insertInto('notifications')
      .values({
        user_id: userId,
        title,
        text: 'Parole',
        image: null,
        url,
        url_name: null,
        url_section: null,
        sender,
        shown: 0,
        created_at: 1,
        kind: 'message',
      })
      .execute();
  }
  await db.schema.alterTable('notifications').dropColumn('kind').execute();

  await notificationKinds(sqlDialects[testDatabase.location.kind]).up(db);

  const kinds = await db.selectFrom('notifications').select('kind').orderBy('id').execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(told.map(([, , , kind]) => kind));
});
