import { contract, type LeaderboardKind } from '@poketorneo/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../testing/people.ts';
import { parseResponse } from '../../testing/responses.ts';
import { catchUp } from '../../testing/servers-on-one-database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testServerUrl } from '../../testing/test-server.ts';
import { enrol } from '../../testing/tournament.ts';
import { recordScore } from './index.ts';

describe.skipIf(testServerUrl === undefined)('what happens on one server', () => {
  let testDatabase: TestDatabase;
  let here: TestApp;
  let there: TestApp;
  beforeEach(async () => {
    testDatabase = await createTestDatabase('seeded');
    here = await createTestApp({ on: testDatabase });
    there = await createTestApp({ on: testDatabase });
  });
  afterEach(async () => {
    expect([...here.errors, ...there.errors]).toEqual([]);
    await here.close();
    await there.close();
    await testDatabase.drop();
  });

  const best = async (server: TestApp, kind: LeaderboardKind) =>
    parseResponse(contract.leaderboards.list, await server.call(contract.leaderboards.list)).find(
      (board) => board.kind === kind,
    )?.userLeaderboards[0]?.score;

  it('is visible on another one: a score', async () => {
    const player = await signUp(here);
    for (const score of [4, 5]) {
      await here.transaction((unit) =>
        recordScore(unit, { userId: player.id, board: 'quiz', score }),
      );
      await catchUp(there);
      expect(await best(there, 'quiz')).toBe(score);
    }
  });

  it('is visible on another one: a sign-up for a tournament', async () => {
    const player = await signUp(here);
    expect([await best(here, 'collection'), await best(there, 'collection')]).toEqual([
      undefined,
      undefined,
    ]);
    await enrol(here, player, 1);
    const starters = await best(here, 'collection');
    expect(starters).toBeGreaterThan(0);
    await catchUp(there);
    expect(await best(there, 'collection')).toBe(starters);
  });
});
