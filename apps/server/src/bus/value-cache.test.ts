import { expect, it } from 'vitest';
import { createLocalBus } from './bus.ts';
import { createValueCache } from './cache.ts';

it('is loaded once until one of its tags is invalidated', async () => {
  const bus = createLocalBus();
  let reads = 0;
  const value = createValueCache({
    bus,
    tags: ['leaders', 'notifications'],
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

it('is not cached if an event arrived during the load', async () => {
  const bus = createLocalBus();
  let reads = 0;
  const value = createValueCache({ bus, tags: ['leaders'], load: async () => ++reads });
  const early = value.read();
  bus.publish({ topic: 'leaders' });
  expect([await early, await value.read(), await value.read()]).toEqual([1, 2, 2]);
});

it('is loaded each time while the bus is disconnected', async () => {
  let reads = 0;
  const bus = { ...createLocalBus(), isConnected: () => false };
  const value = createValueCache({ bus, tags: ['leaders'], load: async () => ++reads });
  expect([await value.read(), await value.read()]).toEqual([1, 2]);
});

it('is loaded again after a failed load', async () => {
  let reads = 0;
  const value = createValueCache({
    bus: createLocalBus(),
    tags: ['leaders'],
    load: async () => {
      reads += 1;
      if (reads === 1) throw new Error('gone');
      return reads;
    },
  });
  await expect(value.read()).rejects.toThrow('gone');
  expect(await value.read()).toBe(2);
});

it('is loaded again after invalidate', async () => {
  let reads = 0;
  const value = createValueCache({
    bus: createLocalBus(),
    tags: ['leaders'],
    load: async () => ++reads,
  });
  expect(await value.read()).toBe(1);
  value.invalidate();
  expect(await value.read()).toBe(2);
});
