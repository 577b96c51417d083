import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { transaction } from '../db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { administer, testServerUrl } from '../testing/test-server.ts';
import { announce } from './announce.ts';
import type { Bus } from './bus.ts';
import { openServerBus } from './server-bus.ts';

describe.skipIf(testServerUrl === undefined)('on PostgreSQL', () => {
  let testDatabase: TestDatabase;
  let database: OpenDatabase;
  let bus: Bus;
  let url: string;
  const lost: Error[] = [];

  beforeEach(async () => {
    testDatabase = await createTestDatabase();
    database = await testDatabase.open();
    if (testDatabase.location.kind !== 'server') throw new Error('Not a server');
    url = testDatabase.location.url;
    bus = await openServerBus(url, { onConnectionLost: (error) => lost.push(error) });
  });
  afterEach(async () => {
    await bus.close();
    await testDatabase.drop();
  });

  const nextOf = (topic: string) =>
    new Promise<string | undefined>((resolve) => {
      const stop = bus.subscribe(topic, (payload) => {
        stop();
        resolve(payload);
      });
    });

  const nextReset = () =>
    new Promise<void>((resolve) => {
      const stop = bus.onReset(() => {
        stop();
        resolve();
      });
    });

  it('hears what a transaction announces, when it is committed', async () => {
    const heard = nextOf('topic');
    await transaction(database.db, (trx) => announce(trx, 'topic', '7'));
    expect(await heard).toBe('7');
    const alone = nextOf('alone');
    await transaction(database.db, (trx) => announce(trx, 'alone'));
    expect(await alone).toBeUndefined();
  });

  it('hears nothing of a transaction that fails', async () => {
    const heard: (string | undefined)[] = [];
    bus.subscribe('topic', (payload) => heard.push(payload));
    const failing = transaction(database.db, async (trx) => {
      await announce(trx, 'topic', 'undone');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    // Announcements arrive in order: after the next one, the first would have been here.
    const next = nextOf('topic');
    await transaction(database.db, (trx) => announce(trx, 'topic', 'done'));
    await next;
    expect(heard).toEqual(['done']);
  });

  it('says that it hears nothing when it is cut off, and listens again', async () => {
    expect(bus.isReliable()).toBe(true);
    const cut = nextReset();
    await administer(url, (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'poketorneo bus' and datname = current_database()`,
      ),
    );
    await cut;
    expect(bus.isReliable()).toBe(false);
    expect(lost.length).toBeGreaterThan(0);
    await nextReset();
    expect(bus.isReliable()).toBe(true);
    const heard = nextOf('topic');
    await transaction(database.db, (trx) => announce(trx, 'topic', 'again'));
    expect(await heard).toBe('again');
  });
});

it('starts without hearing anybody where there is no server', async () => {
  const failures: Error[] = [];
  const bus = await openServerBus('postgres://nobody@127.0.0.1:1/nothing', {
    onConnectionLost: (error) => failures.push(error),
  });
  expect(bus.isReliable()).toBe(false);
  expect(failures).toHaveLength(1);
  await bus.close();
});
