import { describe, expect, it } from 'vitest';
import { createLocalBus } from './bus.ts';
import { createKept } from './kept.ts';
import type { Subject } from './news-log.ts';
import type { News } from './topics.ts';

/** Whether something made of these subjects is still kept after the news. */
async function outlives(subjects: readonly Subject[], news: News): Promise<boolean> {
  const bus = createLocalBus();
  const kept = createKept<string>(bus, { most: 10 });
  const read = (say: string) =>
    kept.read(
      'key',
      () => subjects,
      async () => say,
    );
  await read('before');
  bus.publish(news);
  return (await read('after')) === 'before';
}

describe('what is kept', () => {
  it.each<[string, readonly Subject[], News, boolean]>([
    ['of a topic', ['leaders'], { topic: 'leaders' }, false],
    ['of anybody', ['team'], { topic: 'team', id: 1 }, false],
    ['of a user', [['team', 1]], { topic: 'team', id: 1 }, false],
    ['of a user', ['leaders', ['team', 1]], { topic: 'leaders' }, false],
    ['of a user', [['team', 1]], { topic: 'team' }, false],
    ['of a user', [['team', 1]], { topic: 'team', id: 2 }, true],
    ['of a user', [['team', 1]], { topic: 'progress', id: 1 }, true],
    ['of a user', [['team', 1]], { topic: 'team', id: 11 }, true],
    ['of nothing', [], { topic: 'team', id: 1 }, true],
  ])('%s, %j, after news of %j: %s', async (_what, subjects, news, stays) => {
    expect(await outlives(subjects, news)).toBe(stays);
  });

  it('does not outlive the memory of what there has been news of', async () => {
    const bus = createLocalBus();
    const kept = createKept<number>(bus, { most: 10 });
    let reads = 0;
    const read = () =>
      kept.read(
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

  it('makes room by what it weighs, first what was not asked for longest', async () => {
    const kept = createKept<string>(createLocalBus(), {
      mostBytes: 100,
      bytesOf: (_key, value) => value.length,
    });
    const keep = (key: string, value: string) =>
      kept.read(
        key,
        () => [],
        async () => value,
      );
    await keep('one', 'x'.repeat(40));
    await keep('two', 'x'.repeat(40));
    expect(kept.peek('one')).toBeDefined();
    await keep('three', 'x'.repeat(40));
    expect([kept.peek('one'), kept.peek('two'), kept.peek('three')].map(Boolean)).toEqual([
      true,
      false,
      true,
    ]);
  });
});
