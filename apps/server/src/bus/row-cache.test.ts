import { expect, it } from 'vitest';
import { type Bus, createDispatcher, createLocalBus } from './bus.ts';
import { createRowCache } from './cache.ts';

const topic = 'token-state';

/** A database whose reads complete on demand, with the value at their start. */
function slowDatabase() {
  const pending: { succeed(): void; fail(): void }[] = [];
  let value = 1;
  let reads = 0;
  return {
    change: () => {
      value += 1;
    },
    reads: () => reads,
    next: () => {
      const read = pending.shift();
      if (read === undefined) throw new Error('There is no pending read');
      return read;
    },
    find: () => {
      reads += 1;
      const seen = value;
      return new Promise<number>((resolve, reject) => {
        pending.push({ succeed: () => resolve(seen), fail: () => reject(new Error('lost')) });
      });
    },
  };
}

function setUp() {
  const database = slowDatabase();
  let connected = true;
  const dispatcher = createDispatcher();
  const bus: Bus = { ...createLocalBus(), ...dispatcher, isConnected: () => connected };
  const rows = createRowCache({ bus, topic, maxEntries: 10, find: database.find });
  const setConnected = (isConnected: boolean) => {
    connected = isConnected;
    dispatcher.reset();
  };
  return { database, bus, rows, setReliable: setConnected };
}

it('loads an unchanged row once', async () => {
  const { database, rows } = setUp();
  const [first, second] = [rows.find(1), rows.find(1)];
  database.next().succeed();
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  expect(await rows.find(1)).toBe(1);
  expect(rows.peek(1)).toBe(1);
  expect(database.reads()).toBe(1);
});

it('loads again after a change', async () => {
  const { database, bus, rows } = setUp();
  const before = rows.find(1);
  database.next().succeed();
  await before;
  database.change();
  bus.publish({ topic, id: 1 });
  expect(rows.peek(1)).toBeUndefined();
  const after = rows.find(1);
  database.next().succeed();
  expect(await after).toBe(2);
});

it('keeps a row after a change of another', async () => {
  const { database, bus, rows } = setUp();
  const read = rows.find(1);
  bus.publish({ topic, id: 2 });
  database.next().succeed();
  await read;
  bus.publish({ topic, id: 2 });
  expect(rows.peek(1)).toBe(1);
});

it('does not cache a load that began before a change', async () => {
  const { database, bus, rows } = setUp();
  const before = rows.find(1);
  database.change();
  bus.publish({ topic, id: 1 });
  database.next().succeed();
  expect(await before).toBe(1);
  expect(rows.peek(1)).toBeUndefined();
});

it('does not return an older load after a change', async () => {
  const { database, bus, rows } = setUp();
  const before = rows.find(1);
  database.change();
  bus.publish({ topic, id: 1 });
  const after = rows.find(1);
  const [old, fresh] = [database.next(), database.next()];
  // Loads may complete out of order.
  fresh.succeed();
  expect(await after).toBe(2);
  old.succeed();
  expect(await before).toBe(1);
  expect(rows.peek(1)).toBe(2);
});

it('caches nothing from before, during or across a disconnect', async () => {
  const { database, rows, setReliable } = setUp();
  const loading = rows.find(1);
  database.next().succeed();
  await loading;
  const interrupted = rows.find(2);
  setReliable(false);
  expect(rows.peek(1)).toBeUndefined();
  database.next().succeed();
  await interrupted;
  expect(rows.peek(2)).toBeUndefined();

  const duringDisconnect = rows.find(1);
  setReliable(true);
  database.next().succeed();
  expect(await duringDisconnect).toBe(1);
  expect(rows.peek(1)).toBeUndefined();

  const afterReconnect = rows.find(1);
  database.next().succeed();
  await afterReconnect;
  expect(rows.peek(1)).toBe(1);
});

it('loads again after a failed load', async () => {
  const { database, rows } = setUp();
  const failed = rows.find(1);
  database.next().fail();
  await expect(failed).rejects.toThrow('lost');
  const read = rows.find(1);
  database.next().succeed();
  expect(await read).toBe(1);
});
