import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { type Bus, createLocalBus, topicNames } from '../bus/index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testServerUrl } from '../testing/test-server.ts';
import type { Database, Trx } from './database.ts';
import { transactionOf } from './testing/transaction-of.ts';
import { insertUser, listUsernames } from './testing/users.ts';
import { createTransaction, type RunTransaction, type Unit } from './transaction.ts';

let testDatabase: TestDatabase;
let db: Database;
let bus: Bus;
let now: number;
let transaction: RunTransaction;
/** What this process has heard, in order. */
let heard: (string | number)[][];

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  db = (await testDatabase.open()).db;
  bus = createLocalBus();
  now = 1000;
  transaction = createTransaction({ db, bus, clock: () => now });
  heard = [];
  for (const topic of topicNames) {
    bus.subscribe(topic, (id) => heard.push(id === undefined ? [topic] : [topic, id]));
  }
});
afterEach(() => testDatabase.drop());

describe('what a unit announces', () => {
  it('is heard once it is kept and before the transaction answers', async () => {
    await transaction(async ({ trx, announce }) => {
      await insertUser(trx, 'Ada');
      announce('notifications', 7);
      announce('leaders');
      await insertUser(trx, 'Bea');
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual([['notifications', 7], ['leaders']]);
  });

  it('can be read by whoever hears of it', async () => {
    let seen: Promise<string[]> | undefined;
    bus.subscribe('leaders', () => {
      seen = listUsernames(db);
    });
    await transaction(async ({ trx, announce }) => {
      announce('leaders');
      await insertUser(trx, 'Ada');
    });
    expect(await seen).toEqual(['Ada']);
  });

  it('is one piece of news however often it is said', async () => {
    await transaction(async ({ announce }) => {
      for (const id of [7, 8, 7]) announce('notifications', id);
    });
    expect(heard).toEqual([
      ['notifications', 7],
      ['notifications', 8],
    ]);
  });

  it('is heard by nobody when the work throws', async () => {
    const failing = transaction(async ({ announce }) => {
      announce('leaders');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await transaction(async ({ announce }) => announce('leaders'));
    expect(heard).toEqual([['leaders']]);
  });

  it('is heard by nobody when a statement had failed, though the work went on', async () => {
    await insertUser(db, 'Ada');
    const failing = transaction(async ({ trx, announce }) => {
      announce('leaders');
      await insertUser(trx, 'ada').catch(() => {});
    });
    await expect(failing).rejects.toThrow();
    expect(heard).toEqual([]);
  });

  it('is refused when it comes too late', async () => {
    let late: Unit | undefined;
    await transaction(async (unit) => {
      late = unit;
    });
    expect(() => late?.announce('leaders')).toThrow('The transaction is over');
  });

  it.skipIf(testServerUrl === undefined)(
    'is heard once, of the attempt that is kept, when another server was faster',
    async () => {
      const elsewhere = transactionOf((await testDatabase.open()).db);
      const times: number[] = [];
      await transaction(async ({ trx, now: time, announce }) => {
        const attempt = times.push(time.getTime());
        now += 500;
        announce('notifications', attempt);
        announce('leaders');
        const names = await listUsernames(trx);
        if (attempt === 1) {
          await elsewhere(async ({ trx: other }) => {
            await insertUser(other, `after ${(await listUsernames(other)).length}`);
          });
        }
        await insertUser(trx, `one of ${names.length + 1}`);
      });
      expect(times).toEqual([1000, 1500]);
      expect(heard).toEqual([['notifications', 2], ['leaders']]);
      expect(await listUsernames(db)).toEqual(['after 0', 'one of 2']);
    },
  );
});

it('has one time for all that is written together', async () => {
  await transaction(async (unit) => {
    now += 500;
    expect(unit.now).toEqual(new Date(1000));
  });
});

it('has a transaction, which a database is not', () => {
  expectTypeOf<Trx>().toExtend<Database>();
  expectTypeOf<Database>().not.toExtend<Trx>();
});
