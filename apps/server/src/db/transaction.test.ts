import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { Database, Trx } from './database.ts';
import type { OpenDatabase } from './open-database.ts';
import { transactionOf } from './testing/transaction-of.ts';
import { insertUser, listUsernames } from './testing/users.ts';

let testDatabase: TestDatabase;
let database: OpenDatabase;
let db: Database;

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = await testDatabase.open();
  db = database.db;
});

afterEach(() => testDatabase.drop());

async function countUsers(trx: Database): Promise<number> {
  const { count } = await trx
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Violates "at most three users" unless the count holds until the insert. */
async function insertUpToThree(trx: Trx, username: string): Promise<boolean> {
  const hasSpace = (await countUsers(trx)) < 3;
  await nextTurn();
  if (hasSpace) await insertUser(trx, username);
  return hasSpace;
}

describe('transaction', () => {
  it('commits, and returns the result of the work', async () => {
    expect(await transactionOf(db)(({ trx }) => insertUser(trx, 'Ada'))).toBe(1);
    expect(await listUsernames(db)).toEqual(['Ada']);
  });

  it('rolls back if the work throws', async () => {
    const work = transactionOf(db)(async ({ trx }) => {
      await insertUser(trx, 'Ada');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await listUsernames(db)).toEqual([]);
  });

  it('rolls back after a failed statement, even if the work continues', async () => {
    const work = transactionOf(db)(async ({ trx }) => {
      await insertUser(trx, 'Ada');
      await insertUser(trx, 'ada').catch(() => {});
    });
    await expect(work).rejects.toThrow(/unique/i);
    expect(await listUsernames(db)).toEqual([]);
  });

  it('rejects queries after a failed statement', async () => {
    const work = transactionOf(db)(async ({ trx }) => {
      await insertUser(trx, 'Ada');
      await insertUser(trx, 'ada').catch(() => {});
      await listUsernames(trx);
    });
    await expect(work).rejects.toThrow('A statement of this transaction failed');
  });

  it('enforces a rule checked inside under concurrency', async () => {
    const names = Array.from({ length: 8 }, (_, number) => `user-${number}`);
    const answers = await Promise.all(
      names.map((name) => transactionOf(db)(({ trx }) => insertUpToThree(trx, name))),
    );
    expect(answers.filter(Boolean)).toHaveLength(3);
    expect(await countUsers(db)).toBe(3);
  });

  it('is isolated from outside queries', async () => {
    const seen: number[] = [];
    let outside: Promise<unknown> = Promise.resolve();
    const inside = transactionOf(db)(async ({ trx }) => {
      await insertUser(trx, 'Ada');
      await nextTurn();
      await insertUser(trx, 'Bea');
    });
    outside = countUsers(db).then((count) => seen.push(count));
    await Promise.all([inside, outside]);
    // Either before or after the transaction.
    expect([0, 2]).toContain(seen[0]);
  });

  it('rejects use of the database inside the work', async () => {
    const message = 'The database was used inside the work of a transaction';
    await expect(transactionOf(db)(() => listUsernames(db))).rejects.toThrow(message);
    await expect(
      transactionOf(db)(async () => {
        await nextTurn();
        return transactionOf(db)(({ trx: inner }) => insertUser(inner, 'Ada'));
      }),
    ).rejects.toThrow(message);
    expect(await listUsernames(db)).toEqual([]);
  });

  it('allows code left running by the work to use the database afterwards', async () => {
    let after: Promise<string[]> | undefined;
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await transactionOf(db)(async ({ trx }) => {
      await insertUser(trx, 'Ada');
      after = finished.then(() => listUsernames(db));
    });
    finish();
    expect(await after).toEqual(['Ada']);
  });

  it('allows another database inside the work', async () => {
    const otherDatabase = await createTestDatabase();
    try {
      const other = await otherDatabase.open();
      await transactionOf(db)(async ({ trx }) => {
        await insertUser(trx, 'Ada');
        await transactionOf(other.db)(({ trx: otherTrx }) => insertUser(otherTrx, 'Bea'));
      });
      expect(await listUsernames(other.db)).toEqual(['Bea']);
    } finally {
      await otherDatabase.drop();
    }
  });

  it('rejects a query after its end', async () => {
    let late: Trx | undefined;
    await transactionOf(db)(async ({ trx }) => {
      late = trx;
    });
    if (late === undefined) expect.unreachable();
    await expect(insertUser(late, 'Ada')).rejects.toThrow();
    expect(await listUsernames(db)).toEqual([]);
  });

  it('works again after any failure', async () => {
    await expect(transactionOf(db)(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await transactionOf(db)(({ trx }) => insertUser(trx, 'Ada'));
    expect(await listUsernames(db)).toEqual(['Ada']);
  });
});

it('has no streams, which could deadlock', async () => {
  const stream = db.selectFrom('users').selectAll().stream();
  await expect(stream.next()).rejects.toThrow('Streams are not supported: read in pages');
});
