import { afterEach, expect, it } from 'vitest';
import { transactionOf } from '../../db/testing/transaction-of.ts';
import { insertUser } from '../../db/testing/users.ts';
import { notify } from '../../features/notifications/index.ts';
import { createSqliteTestDatabase } from '../test-database.ts';
import { multiplyPlayers } from './multiply-players.ts';

const testDatabase = createSqliteTestDatabase();
afterEach(() => testDatabase.drop());

it('duplicates notifications, too', async () => {
  const { db } = await testDatabase.open();
  const userId = await insertUser(db, 'ada');
  await transactionOf(db)((unit) =>
    notify(unit, userId, {
      kind: 'starter',
      name: 'Pikachu',
      speciesId: 25,
      formId: 25,
      isShiny: true,
    }),
  );
  await multiplyPlayers(db, 3);
  const notifications = await db
    .selectFrom('notifications')
    .select(['user_id', 'kind', 'title', 'text', 'image', 'url', 'shown', 'created_at', 'facts'])
    .orderBy('user_id')
    .execute();
  expect(notifications).toHaveLength(3);
  const [model] = notifications;
  for (const { user_id, ...rest } of notifications)
    expect({ ...rest, user_id: model?.user_id }).toEqual(model);
  expect(new Set(notifications.map(({ user_id }) => user_id)).size).toBe(3);
});
