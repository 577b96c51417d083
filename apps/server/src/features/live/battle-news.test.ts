import type { WatchedUpdate } from '@poketorneo/contract';
import { expect, it } from 'vitest';
import { createLocalBus } from '../../bus/index.ts';
import { createBattleNews } from './battle-news.ts';

const topic = 'battle-steps';

/** A subscriber to a battle whose readings are counted. */
function watchBattle() {
  const bus = createLocalBus();
  const told: WatchedUpdate[] = [];
  const update: WatchedUpdate = {
    ...{ kind: 'watched', status: 'running', step: 0, seq: 0, events: [] },
    ...{ clock: null, emotes: [null, null], outcome: null, by: null },
  };
  const counted = { readings: 0 };
  const news = createBattleNews({
    bus,
    readNews: async () => {
      counted.readings += 1;
      return new Map([['spectator', { ...update }]]);
    },
    onFailure: (error) => {
      throw error;
    },
  });
  const send = () => {
    told.push({ ...update });
  };
  news.subscribe(7, { audience: 'spectator', after: 0, send });
  return { bus, told, update, counted };
}

const allRead = () => new Promise((resolve) => setImmediate(resolve));

it('reads a step once, though PostgreSQL tells a process of its own, too', async () => {
  const { bus, told, update, counted } = watchBattle();
  await allRead();
  update.step = 1;
  bus.publish({ topic, id: 7, step: 1 });
  bus.publish({ topic, id: 7, step: 1 });
  await allRead();
  bus.publish({ topic, id: 7, step: 1 });
  await allRead();
  expect(told.map(({ step }) => step)).toEqual([0, 1]);
  expect(counted.readings).toBe(2);
});

it('reads other news each time, and the next step', async () => {
  const { bus, told, update, counted } = watchBattle();
  await allRead();
  update.emotes = [{ emote: 'hello', at: '2026-01-01T00:00:00.000Z' }, null];
  bus.publish({ topic, id: 7 });
  bus.publish({ topic, id: 7, step: 0 });
  await allRead();
  update.step = 1;
  bus.publish({ topic, id: 7, step: 1 });
  await allRead();
  expect(told).toHaveLength(3);
  expect(counted.readings).toBe(3);
});
