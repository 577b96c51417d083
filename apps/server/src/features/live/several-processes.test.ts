import { type LiveChange, liveChange } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GuardedConnection } from '../../db/guarded-connection.ts';
import { beginDuel, chooseInDuel, expectAway, getDuel } from '../../testing/duels.ts';
import { nextPresence, nextStep, openStream } from '../../testing/event-stream.ts';
import { signUp } from '../../testing/people.ts';
import { cutBusesOff } from '../../testing/servers-on-one-database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testServerUrl } from '../../testing/test-server.ts';

describe.skipIf(testServerUrl === undefined)('two servers on one database', () => {
  let database: TestDatabase;
  let here: TestApp;
  let there: TestApp;
  let hereAddress: string;
  let thereAddress: string;
  beforeAll(async () => {
    database = await createTestDatabase('seeded');
    here = await createTestApp({ on: database });
    there = await createTestApp({ on: database });
    hereAddress = await here.app.listen({ host: '127.0.0.1', port: 0 });
    thereAddress = await there.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    expect([...here.errors, ...there.errors]).toEqual([]);
    await here.close();
    await there.close();
    await database.drop();
  });

  it('tell players and spectators of each step, whichever server has played it', async () => {
    const [one, other] = [await signUp(here), await signUp(here)];
    const battleId = await beginDuel(here, [one, other]);
    const mine = await openStream(hereAddress, one, [{ battleId, after: 0 }]);
    const theirs = await openStream(thereAddress, other, [{ battleId, after: 0 }]);
    await mine.next('battle');
    await theirs.next('battle');
    const watched = await openStream(thereAddress, {}, [], String(battleId));
    await watched.next('watched');
    // Its only spectator is there.
    expect(await mine.next('viewers')).toEqual({ kind: 'viewers', battleId, viewers: 1 });
    const asked = vi.spyOn(GuardedConnection.prototype, 'executeQuery');
    for (let step = 0; step < 5; step += 1) {
      const states = [
        await getDuel(here, one, battleId),
        await getDuel(there, other, battleId),
      ] as const;
      // The second to choose plays the step, on either server.
      const choosers = [
        () => states[0].request && chooseInDuel(here, one, states[0], 'one'),
        () => states[1].request && chooseInDuel(there, other, states[1], 'other'),
      ];
      for (const choose of step % 2 === 0 ? choosers : choosers.reverse()) await choose();
      for (const stream of [mine, theirs]) {
        expect((await nextStep(stream)).step).toBe(step + 1);
      }
      expect((await watched.next('watched')).update.step).toBe(step + 1);
    }
    // The news brings the choices to the server that has not played the step.
    const texts = asked.mock.calls.map(([{ sql }]) => sql);
    asked.mockRestore();
    expect(texts.some((text) => text.includes('"battles"'))).toBe(true);
    expect(texts.filter((text) => text.includes('from "battle_choices"'))).toEqual([]);
    for (const stream of [mine, theirs, watched]) stream.close();
  });

  it('tell of a player who leaves only when none has a stream of theirs', async () => {
    const [one, other] = [await signUp(here), await signUp(here)];
    const battleId = await beginDuel(here, [one, other]);
    const mine = await openStream(hereAddress, one, [{ battleId, after: 0 }]);
    const phone = await openStream(hereAddress, other);
    const laptop = await openStream(thereAddress, other);
    await nextPresence(mine, false);
    phone.close();
    const findSeenAt = async () => {
      const rows = here.database.db.selectFrom('online_users').select('seen_at');
      return (await rows.where('user_id', '=', other.id).executeTakeFirst())?.seen_at ?? 0;
    };
    const before = await findSeenAt();
    await expect
      .poll(
        () => {
          for (const server of [here, there]) server.advance(1000);
          return findSeenAt();
        },
        { timeout: 20_000, interval: 200 },
      )
      .toBeGreaterThan(before);
    expect(await getDuel(here, one, battleId)).toMatchObject({ isFoeAway: false });
    laptop.close();
    await expectAway([here, there], one, battleId);
    await nextPresence(mine, true);
    mine.close();
  });

  it('tell of all that may have changed once events arrive again', async () => {
    const stream = await openStream(hereAddress, await signUp(here));
    await stream.next('hello');
    await cutBusesOff(database);
    const told = new Set<LiveChange>();
    while (told.size < liveChange.options.length) told.add((await stream.next('changed')).what);
    stream.close();
  });
});
