import { describe, expect, it } from 'vitest';
import { createLocalBus } from './bus.ts';
import { createCache } from './cache.ts';
import type { CacheTag } from './invalidation-log.ts';
import type { ChangeEvent } from './topics.ts';

/** Whether a value with these tags is still cached after an event. */
async function survives(tags: readonly CacheTag[], event: ChangeEvent): Promise<boolean> {
  const bus = createLocalBus();
  const cache = createCache<string>(bus, { maxEntries: 10 });
  const read = (value: string) =>
    cache.read(
      'key',
      () => tags,
      async () => value,
    );
  await read('before');
  bus.publish(event);
  return (await read('after')) === 'before';
}

describe('a cached value', () => {
  it.each<[string, readonly CacheTag[], ChangeEvent, boolean]>([
    ['with a topic', ['leaders'], { topic: 'leaders' }, false],
    ['of all users', ['team'], { topic: 'team', id: 1 }, false],
    ['of a user', [['team', 1]], { topic: 'team', id: 1 }, false],
    ['of a user', ['leaders', ['team', 1]], { topic: 'leaders' }, false],
    ['of a user', [['team', 1]], { topic: 'team' }, false],
    ['of a user', [['team', 1]], { topic: 'team', id: 2 }, true],
    ['of a user', [['team', 1]], { topic: 'progress', id: 1 }, true],
    ['of a user', [['team', 1]], { topic: 'team', id: 11 }, true],
    ['without tags', [], { topic: 'team', id: 1 }, true],
  ])('%s, %j, is fresh after %j: %s', async (_what, tags, event, isFresh) => {
    expect(await survives(tags, event)).toBe(isFresh);
  });

  it('expires when the invalidation log has overflowed', async () => {
    const bus = createLocalBus();
    const cache = createCache<number>(bus, { maxEntries: 10 });
    let reads = 0;
    const read = () =>
      cache.read(
        'key',
        () => ['leaders'],
        async () => ++reads,
      );
    await read();
    for (let id = 0; id < 10_000; id++) bus.publish({ topic: 'team', id });
    expect(await read()).toBe(1);
    bus.publish({ topic: 'leaders' });
    for (let id = 0; id < 200_000; id++) bus.publish({ topic: 'team', id });
    expect(await read()).toBe(2);
  });

  it('evicts the least recently used by size', async () => {
    const cache = createCache<string>(createLocalBus(), {
      maxBytes: 100,
      bytesOf: (_key, value) => value.length,
    });
    const store = (key: string, value: string) =>
      cache.read(
        key,
        () => [],
        async () => value,
      );
    await store('one', 'x'.repeat(40));
    await store('two', 'x'.repeat(40));
    expect(cache.peek('one')).toBeDefined();
    await store('three', 'x'.repeat(40));
    expect([cache.peek('one'), cache.peek('two'), cache.peek('three')].map(Boolean)).toEqual([
      true,
      false,
      true,
    ]);
  });
});
