import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTransaction, type RunTransaction } from '../db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { administer, testServerUrl } from '../testing/test-server.ts';
import { type Bus, createLocalBus } from './bus.ts';
import { openServerBus } from './server-bus.ts';
import type { Topic } from './topics.ts';

describe.skipIf(testServerUrl === undefined)('on PostgreSQL', () => {
  let testDatabase: TestDatabase;
  /** How another process writes: the bus here hears of it from PostgreSQL alone. */
  let transaction: RunTransaction;
  let bus: Bus;
  let url: string;
  const lost: Error[] = [];

  beforeEach(async () => {
    testDatabase = await createTestDatabase();
    const { db } = await testDatabase.open();
    transaction = createTransaction({ db, bus: createLocalBus(), clock: Date.now });
    if (testDatabase.location.kind !== 'server') throw new Error('Not a server');
    url = testDatabase.location.url;
    bus = await openServerBus(url, { onConnectionLost: (error) => lost.push(error) });
  });
  afterEach(async () => {
    await bus.close();
    await testDatabase.drop();
  });

  const nextOf = (topic: Topic) =>
    new Promise<number | undefined>((resolve) => {
      const stop = bus.subscribe(topic, (id) => {
        stop();
        resolve(id);
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
    const heard = nextOf('notifications');
    await transaction(async ({ announce }) => announce('notifications', 7));
    expect(await heard).toBe(7);
    const alone = nextOf('leaders');
    await transaction(async ({ announce }) => announce('leaders'));
    expect(await alone).toBeUndefined();
  });

  it('hears nothing of a transaction that fails', async () => {
    const heard: (number | undefined)[] = [];
    bus.subscribe('notifications', (id) => heard.push(id));
    const failing = transaction(async ({ announce }) => {
      announce('notifications', 1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    // Announcements arrive in order: after the next one, the first would have been here.
    const next = nextOf('notifications');
    await transaction(async ({ announce }) => announce('notifications', 2));
    await next;
    expect(heard).toEqual([2]);
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
    const heard = nextOf('notifications');
    await transaction(async ({ announce }) => announce('notifications', 3));
    expect(await heard).toBe(3);
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
