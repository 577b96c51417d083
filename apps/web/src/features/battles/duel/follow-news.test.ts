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

function linkOf(status: 'running' | 'over') {
  const state: LinkState = {
    battle: { ...sampleDuel, status },
    isSending: false,
    isOffline: false,
    refusal: null,
    chosen: null,
  };
  const catchUp = vi.fn(async () => {});
  return {
    catchUp,
    state: { get: () => state, set: () => {}, subscribe: () => () => {} },
  };
}

test('asks each second while the page is visible, until it is left', async () => {
  const link = linkOf('running');
  const stop = followNews(link);
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

test('asks no more once the duel is over', async () => {
  const link = linkOf('over');
  followNews(link);
  await vi.advanceTimersByTimeAsync(3000);
  expect(link.catchUp).not.toHaveBeenCalled();
});
