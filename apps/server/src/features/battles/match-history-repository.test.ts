import { CompiledQuery, type RootOperationNode } from 'kysely';
import { expect, it } from 'vitest';
import { createSqliteTestDatabase } from '../../testing/test-database.ts';
import { listHistoryPlaces } from './match-history-repository.ts';

interface Step {
  detail: string;
}

it('a history reads only the player’s own rows', async () => {
  const testDatabase = createSqliteTestDatabase();
  const { db } = await testDatabase.open();
  let asked: RootOperationNode | undefined;
  const watched = db.withPlugin({
    transformQuery({ node }) {
      asked = node;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await listHistoryPlaces(watched, 5, { after: undefined, limit: 20 });
  if (asked === undefined) throw new Error('Nothing was asked');

  const { sql, parameters } = db.getExecutor().compileQuery(asked, { queryId: 'history' });
  const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const steps = (await db.executeQuery<Step>(plan)).rows.map(({ detail }) => detail);
  const reading = steps.filter((detail) => /^(SEARCH|SCAN)/.test(detail));
  expect(reading).toHaveLength(5);
  const own = reading.filter((step) => step.includes('(user_id=?)'));
  expect(own).toHaveLength(4);
  // The battle of each of the player's seats.
  const others = reading.filter((step) => !own.includes(step));
  expect(others).toEqual([expect.stringMatching(/^SEARCH battles USING .*\((rowid|id)=\?\)/)]);
  await testDatabase.drop();
});
