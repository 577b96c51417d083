import type { LiveMessage, WatchedDuel } from '@poketorneo/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../../../lib/create-store.ts';
import type { keepStreaming } from '../../../lib/live-stream/stream.ts';
import { sampleDuel } from '../duel/testing/sample-duel.ts';
import { followWatched } from './follow-watched.ts';
import type { WatchedState } from './watched-link.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

function fakeLink() {
  const duel: WatchedDuel = { ...sampleDuel, kind: 'watched', outcome: null, by: null };
  return {
    state: createStore<WatchedState>({ duel, viewers: 0 }),
    receive: vi.fn(),
    catchUp: vi.fn(async () => {}),
    countViewers: vi.fn(),
  };
}

function fakeStream() {
  const opened: Parameters<typeof keepStreaming>[0][] = [];
  return {
    opened,
    stream: async (options: Parameters<typeof keepStreaming>[0]) => void opened.push(options),
    tell: (message: LiveMessage) => opened.at(-1)?.onMessage(message),
  };
}

test('reads the duel until the stream has spoken', async () => {
  const [link, { stream, tell }] = [fakeLink(), fakeStream()];
  const stop = followWatched('7', link, stream);
  await vi.advanceTimersByTimeAsync(6000);
  expect(link.catchUp).toHaveBeenCalledTimes(2);
  tell({ kind: 'viewers', battleId: 7, viewers: 3 });
  expect(link.countViewers).toHaveBeenCalledWith(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(link.catchUp).toHaveBeenCalledTimes(2);
  stop();
});

test('has a stream while the page is visible, after the events that it knows, until the end', () => {
  const [link, { stream, opened }] = [fakeLink(), fakeStream()];
  followWatched('7', link, stream);
  expect(opened[0]?.query()).toEqual({ watch: '7', watchAfter: 1 });
  show('hidden');
  expect(opened[0]?.signal.aborted).toBe(true);
  show('visible');
  expect(opened).toHaveLength(2);
  const { duel } = link.state.get();
  link.state.set({ viewers: 0, duel: { ...duel, status: 'over' } });
  expect(opened[1]?.signal.aborted).toBe(true);
  show('hidden');
  show('visible');
  expect(opened).toHaveLength(2);
});
