import { contract } from '@poketorneo/contract';
import { expect, it } from 'vitest';
import { transaction } from '../../db/transaction.ts';
import { answerOf } from '../../testing/answers.ts';
import { signUp } from '../../testing/people.ts';
import { catchUp } from '../../testing/servers-on-one-database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { testServerUrl } from '../../testing/test-server.ts';
import { recordScore } from './index.ts';

it.skipIf(testServerUrl === undefined)(
  'a score is seen by visitors of another server',
  async () => {
    const testDatabase = await createTestDatabase();
    const here = await createTestApp({ on: testDatabase });
    const there = await createTestApp({ on: testDatabase });
    const best = async (server: TestApp) =>
      answerOf(contract.leaderboards.list, await server.call(contract.leaderboards.list))[0]
        ?.userLeaderboards[0]?.score;
    const player = await signUp(here);
    for (const score of [4, 5]) {
      await transaction(here.database.db, (trx) =>
        recordScore(trx, { userId: player.id, board: 'quiz', score, now: new Date(here.now()) }),
      );
      await catchUp(there);
      expect(await best(there)).toBe(score);
    }
    expect([...here.errors, ...there.errors]).toEqual([]);
    await here.close();
    await there.close();
    await testDatabase.drop();
  },
);
