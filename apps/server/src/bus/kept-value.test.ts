import { expect, it } from 'vitest';
import { createLocalBus } from './bus.ts';
import { createKeptValue } from './kept-value.ts';

it('is read once until news of one of its topics comes', async () => {
  const bus = createLocalBus();
  let reads = 0;
  const value = createKeptValue({
    bus,
    subjects: ['leaders', 'notifications'],
    load: async () => ++reads,
  });
  expect([await value.read(), await value.read()]).toEqual([1, 1]);
  bus.publish({ topic: 'leaderboards' });
  expect(await value.read()).toBe(1);
  bus.publish({ topic: 'leaders' });
  expect(await value.read()).toBe(2);
  bus.publish({ topic: 'notifications', id: 7 });
  expect(await value.read()).toBe(3);
});

it('is not kept when the news came while it was read', async () => {
  const bus = createLocalBus();
  let reads = 0;
  const value = createKeptValue({ bus, subjects: ['leaders'], load: async () => ++reads });
  const early = value.read();
  bus.publish({ topic: 'leaders' });
  expect([await early, await value.read(), await value.read()]).toEqual([1, 2, 2]);
});

it('is read each time while other processes are not heard', async () => {
  let reads = 0;
  const bus = { ...createLocalBus(), isReliable: () => false };
  const value = createKeptValue({ bus, subjects: ['leaders'], load: async () => ++reads });
  expect([await value.read(), await value.read()]).toEqual([1, 2]);
});

it('is read again after a read that failed', async () => {
  let reads = 0;
  const value = createKeptValue({
    bus: createLocalBus(),
    subjects: ['leaders'],
    load: async () => {
      reads += 1;
      if (reads === 1) throw new Error('gone');
      return reads;
    },
  });
  await expect(value.read()).rejects.toThrow('gone');
  expect(await value.read()).toBe(2);
});

it('is read again when it is to be forgotten', async () => {
  let reads = 0;
  const value = createKeptValue({
    bus: createLocalBus(),
    subjects: ['leaders'],
    load: async () => ++reads,
  });
  expect(await value.read()).toBe(1);
  value.forget();
  expect(await value.read()).toBe(2);
});
