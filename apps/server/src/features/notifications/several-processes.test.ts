import { contract } from '@poketorneo/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp, signUpAdministrator } from '../../testing/people.ts';
import { createPoll } from '../../testing/polls.ts';
import { catchUp, cutBusesOff } from '../../testing/servers-on-one-database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testServerUrl } from '../../testing/test-server.ts';

describe.skipIf(testServerUrl === undefined)('two servers on one database', () => {
  let testDatabase: TestDatabase;
  let here: TestApp;
  let there: TestApp;

  beforeEach(async () => {
    testDatabase = await createTestDatabase();
    here = await createTestApp({ on: testDatabase });
    there = await createTestApp({ on: testDatabase });
  });
  afterEach(async () => {
    expect([...here.errors, ...there.errors]).toEqual([]);
    await here.close();
    await there.close();
    await testDatabase.drop();
  });

  const nextReset = (server: TestApp) =>
    new Promise<void>((resolve) => {
      const stop = server.bus.onReset(() => {
        stop();
        resolve();
      });
    });

  it('see each other’s changes at the next poll', async () => {
    const [organiser, player] = [await signUpAdministrator(here), await signUp(here)];
    const poll = createPoll(there, player.token);
    expect((await poll.next()).notifications).toHaveLength(1);
    for (let count = 2; count <= 5; count++) {
      expect((await poll.next()).status).toBe(304);
      await here.call(contract.notifications.insert, {
        token: organiser.token,
        body: { text: 'Ciao', userId: player.id },
      });
      await catchUp(there);
      const { status, notifications } = await poll.next();
      expect([status, notifications.length]).toEqual([200, count]);
    }
    const mine = createPoll(here, player.token);
    await mine.next();
    await there.call(contract.notifications.deleteAll, { token: player.token });
    await catchUp(here);
    expect(await mine.next()).toEqual({ status: 200, notifications: [] });
  });

  it('refuse a token revoked by the other', async () => {
    const player = await signUp(here);
    const poll = createPoll(there, player.token);
    await poll.next();
    expect((await poll.next()).status).toBe(304);
    await here.call(contract.auth.changePassword, {
      token: player.token,
      body: { oldPassword: player.password, newPassword: 'altra-parola' },
    });
    await catchUp(there);
    expect((await poll.next()).status).toBe(401);
  });

  it('see role changes and deletions by the other', async () => {
    const [organiser, player] = [await signUpAdministrator(here), await signUp(here)];
    const statusThere = async () =>
      (await there.call(contract.users.list, { token: player.token })).statusCode;
    expect(await statusThere()).toBe(403);
    await here.call(contract.users.update, {
      token: organiser.token,
      params: { id: player.id },
      body: { roles: ['ROLE_USER', 'ROLE_ADMIN'] },
    });
    await catchUp(there);
    expect(await statusThere()).toBe(200);
    await here.call(contract.users.delete, {
      token: organiser.token,
      params: { id: player.id },
    });
    await catchUp(there);
    expect(await statusThere()).toBe(401);
  });

  it('stay correct while the bus is down, and afterwards', async () => {
    const [organiser, player] = [await signUpAdministrator(here), await signUp(here)];
    const poll = createPoll(there, player.token);
    await poll.next();
    expect((await poll.next()).status).toBe(304);
    const write = () =>
      here.call(contract.notifications.insert, {
        token: organiser.token,
        body: { text: 'Ciao', userId: player.id },
      });

    const lost = nextReset(there);
    await cutBusesOff(testDatabase);
    await lost;
    const back = there.bus.isConnected() ? Promise.resolve() : nextReset(there);
    await write();
    expect(await poll.next()).toMatchObject({ status: 200, notifications: { length: 2 } });
    expect((await poll.next()).status).toBe(304);
    await back;
    expect((await poll.next()).status).toBe(304);
    await write();
    await catchUp(there);
    expect(await poll.next()).toMatchObject({ status: 200, notifications: { length: 3 } });
  });
});
