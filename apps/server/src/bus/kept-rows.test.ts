import { expect, it } from 'vitest';
import { type Bus, createLocalBus, createSwitchboard } from './bus.ts';
import { createKeptRows } from './kept-rows.ts';

const topic = 'token-state';

/** A database whose answers come when the test says so, with the value of when they were asked. */
function slowDatabase() {
  const pending: { answer(): void; fail(): void }[] = [];
  let value = 1;
  let reads = 0;
  return {
    change: () => {
      value += 1;
    },
    reads: () => reads,
    next: () => {
      const read = pending.shift();
      if (read === undefined) throw new Error('Nobody reads');
      return read;
    },
    find: () => {
      reads += 1;
      const seen = value;
      return new Promise<number>((resolve, reject) => {
        pending.push({ answer: () => resolve(seen), fail: () => reject(new Error('lost')) });
      });
    },
  };
}

function setUp() {
  const database = slowDatabase();
  let reliable = true;
  const switchboard = createSwitchboard();
  const bus: Bus = { ...createLocalBus(), ...switchboard, isReliable: () => reliable };
  const rows = createKeptRows({ bus, topic, most: 10, find: database.find });
  const setReliable = (is: boolean) => {
    reliable = is;
    switchboard.missed();
  };
  return { database, bus, rows, setReliable };
}

it('asks once for what does not change', async () => {
  const { database, rows } = setUp();
  const [first, second] = [rows.find(1), rows.find(1)];
  database.next().answer();
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  expect(await rows.find(1)).toBe(1);
  expect(rows.kept(1)).toBe(1);
  expect(database.reads()).toBe(1);
});

it('asks again after a change', async () => {
  const { database, bus, rows } = setUp();
  const before = rows.find(1);
  database.next().answer();
  await before;
  database.change();
  bus.publish({ topic, id: 1 });
  expect(rows.kept(1)).toBeUndefined();
  const after = rows.find(1);
  database.next().answer();
  expect(await after).toBe(2);
});

it('keeps what another change is about', async () => {
  const { database, bus, rows } = setUp();
  const read = rows.find(1);
  bus.publish({ topic, id: 2 });
  database.next().answer();
  await read;
  bus.publish({ topic, id: 2 });
  expect(rows.kept(1)).toBe(1);
});

it('does not keep what was read before a change and arrives after the news of it', async () => {
  const { database, bus, rows } = setUp();
  const before = rows.find(1);
  database.change();
  bus.publish({ topic, id: 1 });
  database.next().answer();
  expect(await before).toBe(1);
  expect(rows.kept(1)).toBeUndefined();
});

it('does not give a read of before a change to whoever asks after it', async () => {
  const { database, bus, rows } = setUp();
  const before = rows.find(1);
  database.change();
  bus.publish({ topic, id: 1 });
  const after = rows.find(1);
  const [old, fresh] = [database.next(), database.next()];
  // The answers may even come the other way round.
  fresh.answer();
  expect(await after).toBe(2);
  old.answer();
  expect(await before).toBe(1);
  expect(rows.kept(1)).toBe(2);
});

it('keeps nothing while the bus hears nothing, nor from before or across that time', async () => {
  const { database, rows, setReliable } = setUp();
  const kept = rows.find(1);
  database.next().answer();
  await kept;
  const lostOnTheWay = rows.find(2);
  setReliable(false);
  expect(rows.kept(1)).toBeUndefined();
  database.next().answer();
  await lostOnTheWay;
  expect(rows.kept(2)).toBeUndefined();

  const deaf = rows.find(1);
  setReliable(true);
  database.next().answer();
  expect(await deaf).toBe(1);
  expect(rows.kept(1)).toBeUndefined();

  const heard = rows.find(1);
  database.next().answer();
  await heard;
  expect(rows.kept(1)).toBe(1);
});

it('asks again after a read that failed', async () => {
  const { database, rows } = setUp();
  const failed = rows.find(1);
  database.next().fail();
  await expect(failed).rejects.toThrow('lost');
  const read = rows.find(1);
  database.next().answer();
  expect(await read).toBe(1);
});
