import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { type Bus, createLocalBus, topicNames } from '../bus/index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testServerUrl } from '../testing/test-server.ts';
import type { Database, Trx } from './database.ts';
import { transactionOf } from './testing/transaction-of.ts';
import { insertUser, listUsernames } from './testing/users.ts';
import { createTransaction, type RunTransaction, type UnitOfWork } from './transaction.ts';

let testDatabase: TestDatabase;
let db: Database;
let bus: Bus;
let now: number;
let transaction: RunTransaction;
/** Events of this process, in order. */
let events: (string | number)[][];

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  db = (await testDatabase.open()).db;
  bus = createLocalBus();
  now = 1000;
  transaction = createTransaction({ db, bus, clock: () => now });
  events = [];
  for (const topic of topicNames) {
    bus.subscribe(topic, (id) => events.push(id === undefined ? [topic] : [topic, id]));
  }
});
afterEach(() => testDatabase.drop());

describe('an emitted event', () => {
  it('is published after the commit and before the transaction resolves', async () => {
    await transaction(async ({ trx, emit }) => {
      await insertUser(trx, 'Ada');
      emit('notifications', 7);
      emit('leaders');
      await insertUser(trx, 'Bea');
      expect(events).toEqual([]);
    });
    expect(events).toEqual([['notifications', 7], ['leaders']]);
  });

  it('lets listeners read the committed data', async () => {
    let seen: Promise<string[]> | undefined;
    bus.subscribe('leaders', () => {
      seen = listUsernames(db);
    });
    await transaction(async ({ trx, emit }) => {
      emit('leaders');
      await insertUser(trx, 'Ada');
    });
    expect(await seen).toEqual(['Ada']);
  });

  it('is deduplicated within a transaction', async () => {
    await transaction(async ({ emit }) => {
      for (const id of [7, 8, 7]) emit('notifications', id);
    });
    expect(events).toEqual([
      ['notifications', 7],
      ['notifications', 8],
    ]);
  });

  it('is dropped if the work throws', async () => {
    const failing = transaction(async ({ emit }) => {
      emit('leaders');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await transaction(async ({ emit }) => emit('leaders'));
    expect(events).toEqual([['leaders']]);
  });

  it('is dropped after a failed statement, even if the work continued', async () => {
    await insertUser(db, 'Ada');
    const failing = transaction(async ({ trx, emit }) => {
      emit('leaders');
      await insertUser(trx, 'ada').catch(() => {});
    });
    await expect(failing).rejects.toThrow();
    expect(events).toEqual([]);
  });

  it('is rejected after the transaction', async () => {
    let late: UnitOfWork | undefined;
    await transaction(async (unit) => {
      late = unit;
    });
    expect(() => late?.emit('leaders')).toThrow('emit() after the transaction ended');
  });

  it.skipIf(testServerUrl === undefined)(
    'is published only for the successful attempt of a retried transaction',
    async () => {
      const elsewhere = transactionOf((await testDatabase.open()).db);
      const times: number[] = [];
      await transaction(async ({ trx, now: time, emit }) => {
        const attempt = times.push(time.getTime());
        now += 500;
        emit('notifications', attempt);
        emit('leaders');
        const names = await listUsernames(trx);
        if (attempt === 1) {
          await elsewhere(async ({ trx: other }) => {
            await insertUser(other, `after ${(await listUsernames(other)).length}`);
          });
        }
        await insertUser(trx, `one of ${names.length + 1}`);
      });
      expect(times).toEqual([1000, 1500]);
      expect(events).toEqual([['notifications', 2], ['leaders']]);
      expect(await listUsernames(db)).toEqual(['after 0', 'one of 2']);
    },
  );
});

it('has one time for all writes', async () => {
  await transaction(async (unit) => {
    now += 500;
    expect(unit.now).toEqual(new Date(1000));
  });
});

it('has a transaction type that Database does not satisfy', () => {
  expectTypeOf<Trx>().toExtend<Database>();
  expectTypeOf<Database>().not.toExtend<Trx>();
});
