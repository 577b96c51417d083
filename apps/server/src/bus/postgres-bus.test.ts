import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTransaction, type RunTransaction } from '../db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { administer, testServerUrl } from '../testing/test-server.ts';
import { type Bus, createLocalBus } from './bus.ts';
import { channel, encodeEvent, openPostgresBus } from './postgres-bus.ts';
import type { Topic } from './topics.ts';

describe.skipIf(testServerUrl === undefined)('on PostgreSQL', () => {
  let testDatabase: TestDatabase;
  /** Simulates another process: this bus gets its events only through PostgreSQL. */
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
    bus = await openPostgresBus(url, { onConnectionLost: (error) => lost.push(error) });
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

  it('receives a transaction’s events on commit', async () => {
    const received = nextOf('notifications');
    await transaction(async ({ emit }) => emit('notifications', 7));
    expect(await received).toBe(7);
    const withoutId = nextOf('leaders');
    await transaction(async ({ emit }) => emit('leaders'));
    expect(await withoutId).toBeUndefined();
  });

  it('receives a step with the choices that ended the one before', async () => {
    const received = new Promise<unknown>((resolve) => {
      bus.subscribe('battle-steps', (...told) => resolve(told));
    });
    const choices = JSON.stringify([{ text: 'with spaces' }]);
    const event = encodeEvent({ topic: 'battle-steps', id: 7, step: 3, choices });
    await administer(url, (client) => client.query('select pg_notify($1, $2)', [channel, event]));
    expect(await received).toEqual([7, 3, choices]);
  });

  it('receives no events of a failed transaction', async () => {
    const received: (number | undefined)[] = [];
    bus.subscribe('notifications', (id) => received.push(id));
    const failing = transaction(async ({ emit }) => {
      emit('notifications', 1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    // Events arrive in order: the first would have arrived before the next.
    const next = nextOf('notifications');
    await transaction(async ({ emit }) => emit('notifications', 2));
    await next;
    expect(received).toEqual([2]);
  });

  it('reports a lost connection, and reconnects', async () => {
    expect(bus.isConnected()).toBe(true);
    const cut = nextReset();
    await administer(url, (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'poketorneo bus' and datname = current_database()`,
      ),
    );
    await cut;
    expect(bus.isConnected()).toBe(false);
    expect(lost.length).toBeGreaterThan(0);
    await nextReset();
    expect(bus.isConnected()).toBe(true);
    const received = nextOf('notifications');
    await transaction(async ({ emit }) => emit('notifications', 3));
    expect(await received).toBe(3);
  });
});

it('starts disconnected if the server is unreachable', async () => {
  const failures: Error[] = [];
  const bus = await openPostgresBus('postgres://nobody@127.0.0.1:1/nothing', {
    onConnectionLost: (error) => failures.push(error),
  });
  expect(bus.isConnected()).toBe(false);
  expect(failures).toHaveLength(1);
  await bus.close();
});
