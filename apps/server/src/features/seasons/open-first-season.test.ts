import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLocalBus } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import { createTransaction, type RunTransaction } from '../../db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openFirstSeason } from './open-first-season.ts';
import { insertSeason } from './seasons-repository.ts';

let testDatabase: TestDatabase;
let db: Database;
let transaction: RunTransaction;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = (await testDatabase.open()).db;
  transaction = createTransaction({ db, bus: createLocalBus(), clock: Date.now });
});

afterAll(() => testDatabase.drop());

beforeEach(async () => {
  await db.deleteFrom('seasons').execute();
});

const names = async () =>
  (await db.selectFrom('seasons').select('name').execute()).map((row) => row.name);

it('opens one season, however many processes start at once', async () => {
  await Promise.all(Array.from({ length: 6 }, () => openFirstSeason({ db, transaction })));
  expect(await names()).toEqual(['Stagione 1']);
});

it('accepts the season that another process has opened since it looked', async () => {
  const interrupted: RunTransaction = async (work) => {
    await openFirstSeason({ db, transaction });
    await transaction(({ trx, now }) => insertSeason(trx, { name: 'Stagione 1', openedAt: now }));
    return transaction(work);
  };
  await openFirstSeason({ db, transaction: interrupted });
  expect(await names()).toEqual(['Stagione 1']);
});
