import type { WatchedUpdate } from '@poketorneo/contract';
import { expect, it } from 'vitest';
import { createLocalBus } from '../../bus/index.ts';
import { DatabaseFailure } from '../../db/errors.ts';
import { AppError } from '../../errors.ts';
import { createBattleNews } from './battle-news.ts';

const topic = 'battle-steps';

/** A subscriber to a battle whose readings are counted. */
function watchBattle() {
  const state: { isConnected: boolean; failure: Error | null } = {
    isConnected: true,
    failure: null,
  };
  const bus = { ...createLocalBus(), isConnected: () => state.isConnected };
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
      if (state.failure !== null) throw state.failure;
      return new Map([['spectator', { ...update }]]);
    },
    onFailure: (error) => {
      if (error !== state.failure) throw error;
    },
  });
  const send = () => {
    told.push({ ...update });
  };
  news.subscribe(7, { audience: 'spectator', after: 0, send });
  return { bus, news, state, told, update, counted };
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

it('tells each subscriber the events that it misses', async () => {
  const { news, update } = watchBattle();
  update.seq = 3;
  update.events = [1, 2, 3].map((turn) => ({ kind: 'turn', turn }));
  const texts: string[][] = [];
  for (const after of [0, 2, 2, 3]) {
    const own: string[] = [];
    texts.push(own);
    news.subscribe(7, { audience: 'spectator', after, send: (text) => own.push(text) });
  }
  await allRead();
  const turnsIn = (text: string) => [...text.matchAll(/"turn":(\d)/g)].map(([, turn]) => turn);
  expect(texts.map((own) => own.map(turnsIn))).toEqual([[['1', '2', '3']], [['3']], [['3']], [[]]]);
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

it.each([
  ['the database', new DatabaseFailure('unreachable', 'silent', { cause: 'a test' })],
  ['the engine', new AppError('unavailable', 'its thread is replaced')],
])('tells what %s did not answer, once it does', async (_, failure) => {
  const { bus, news, state, told, update, counted } = watchBattle();
  await allRead();
  update.step = 1;
  state.failure = failure;
  bus.publish({ topic, id: 7, step: 1 });
  await allRead();
  news.catchUp();
  await allRead();
  expect(told).toHaveLength(1);
  state.failure = null;
  news.catchUp();
  await allRead();
  expect(told.map(({ step }) => step)).toEqual([0, 1]);
  news.catchUp();
  await allRead();
  expect(counted.readings).toBe(4);
});

it('reads once what fails by a fault', async () => {
  const { bus, news, state, counted } = watchBattle();
  await allRead();
  state.failure = new Error('a fault');
  bus.publish({ topic, id: 7, step: 1 });
  await allRead();
  news.catchUp();
  await allRead();
  expect(counted.readings).toBe(2);
});

it('looks for news of other processes by itself while it hears of none', async () => {
  const { news, state, told, update } = watchBattle();
  await allRead();
  state.isConnected = false;
  news.catchUp();
  await allRead();
  expect(told).toHaveLength(1);
  update.step = 1;
  news.catchUp();
  await allRead();
  expect(told.map(({ step }) => step)).toEqual([0, 1]);
});
