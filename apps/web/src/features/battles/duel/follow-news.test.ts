import type { DuelState, DuelUpdate, LiveMessage } from '@poketorneo/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LinkState } from '../battle/battle-link.ts';
import { followNews } from './follow-news.ts';
import { sampleDuel } from './testing/sample-duel.ts';

const page = { visibilityState: 'visible' };
beforeEach(() => {
  vi.useFakeTimers();
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function linkOf(given: Partial<DuelState> = {}) {
  const state: LinkState = {
    battle: { ...sampleDuel, ...given },
    isSending: false,
    isOffline: false,
    refusal: null,
    chosen: null,
  };
  return {
    catchUp: vi.fn(async () => {}),
    apply: vi.fn(),
    serverOffset: Date.parse(sampleDuel.startedAt) - performance.now(),
    state: { get: () => state, set: () => {}, subscribe: () => () => {} },
  };
}

function fakeStream() {
  const listeners = new Set<(message: LiveMessage) => void>();
  const followed = new Map<number, number>();
  return {
    followed,
    listeners,
    tell: (message: LiveMessage) => {
      for (const listener of listeners) listener(message);
    },
    subscribe: (listener: (message: LiveMessage) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow: (battleId: number, { countEvents }: { countEvents: () => number }) => {
      followed.set(battleId, countEvents());
      return () => void followed.delete(battleId);
    },
  };
}

test('without a stream it asks each second while the page is visible, until it is left', async () => {
  const link = linkOf();
  const stop = followNews(link, fakeStream());
  await vi.advanceTimersByTimeAsync(3000);
  expect(link.catchUp).toHaveBeenCalledTimes(3);
  page.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(3000);
  expect(link.catchUp).toHaveBeenCalledTimes(3);
  page.visibilityState = 'visible';
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  await vi.advanceTimersByTimeAsync(3000);
  expect(link.catchUp).toHaveBeenCalledTimes(4);
});

test('takes the news of its own duel from the stream, and asks seldom', async () => {
  const link = linkOf();
  const stream = fakeStream();
  const stop = followNews(link, stream);
  expect([...stream.followed]).toEqual([[sampleDuel.id, sampleDuel.events.length]]);
  stream.tell({ kind: 'hello', now: '2026-01-10T18:00:00.000Z' });
  await vi.advanceTimersByTimeAsync(10_500);
  expect(link.catchUp).toHaveBeenCalledTimes(1);
  const update: DuelUpdate = { ...sampleDuel, step: 5 };
  stream.tell({ kind: 'battle', battleId: 8, update });
  expect(link.apply).not.toHaveBeenCalled();
  stream.tell({ kind: 'battle', battleId: sampleDuel.id, update });
  expect(link.apply).toHaveBeenCalledExactlyOnceWith(update);
  stop();
  expect([stream.followed.size, stream.listeners.size]).toEqual([0, 0]);
});

test('asks each second once time may be up', async () => {
  const link = linkOf();
  const stream = fakeStream();
  followNews(link, stream);
  stream.tell({ kind: 'hello', now: sampleDuel.startedAt });
  await vi.advanceTimersByTimeAsync(3000);
  expect(link.catchUp).not.toHaveBeenCalled();
  const { free, banks } = sampleDuel.clock ?? { free: 0, banks: [0] };
  link.serverOffset += free + banks[0];
  await vi.advanceTimersByTimeAsync(3000);
  expect(link.catchUp).toHaveBeenCalledTimes(3);
});

test('asks for what the stream has left out, and ignores what it read before a choice', () => {
  const link = linkOf({ isSealed: true });
  const stream = fakeStream();
  followNews(link, stream);
  const tell = (given: Partial<DuelUpdate>) => {
    const update: DuelUpdate = { ...sampleDuel, events: [], ...given };
    stream.tell({ kind: 'battle', battleId: sampleDuel.id, update });
  };
  tell({});
  expect([link.apply.mock.calls.length, link.catchUp.mock.calls.length]).toEqual([0, 0]);
  tell({ step: 6, seq: 9 });
  expect([link.apply.mock.calls.length, link.catchUp.mock.calls.length]).toEqual([0, 1]);
  tell({ status: 'over' });
  expect(link.apply).toHaveBeenCalledOnce();
});

test('asks at once for a choice made on another device', () => {
  const link = linkOf();
  const stream = fakeStream();
  followNews(link, stream);
  stream.tell({ kind: 'changed', what: 'choice' });
  expect(link.catchUp).toHaveBeenCalledOnce();
  const sealed = linkOf({ isSealed: true });
  followNews(sealed, stream);
  stream.tell({ kind: 'changed', what: 'choice' });
  expect(sealed.catchUp).not.toHaveBeenCalled();
});

test('asks no more once the duel is over', async () => {
  const link = linkOf({ status: 'over' });
  followNews(link, fakeStream());
  await vi.advanceTimersByTimeAsync(3000);
  expect(link.catchUp).not.toHaveBeenCalled();
});
