import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type InitialQuery, waitForInitialQueries } from './initial-queries.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A query that the test settles. */
function query() {
  let isPending = true;
  const listeners = new Set<() => void>();
  const asked: InitialQuery = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getCurrentResult: () => ({ isPending }),
  };
  const answer = () => {
    isPending = false;
    for (const listener of listeners) listener();
  };
  return { asked, answer, listeners };
}

test('the first rendering waits for all queries of the page', async () => {
  const [one, other] = [query(), query()];
  const draw = vi.fn();
  const waiting = waitForInitialQueries([one.asked, other.asked]).then(draw);
  one.answer();
  await vi.advanceTimersByTimeAsync(100);
  expect(draw).not.toHaveBeenCalled();
  other.answer();
  await waiting;
  expect(draw).toHaveBeenCalledOnce();
});

test('but only for a limited time', async () => {
  const slow = query();
  const draw = vi.fn();
  void waitForInitialQueries([slow.asked]).then(draw);
  await vi.advanceTimersByTimeAsync(300);
  expect(draw).toHaveBeenCalledOnce();
});

test('responses are retained until the page subscribes itself', async () => {
  const one = query();
  one.answer();
  const release = await waitForInitialQueries([one.asked]);
  expect(one.listeners.size).toBe(1);
  release();
  expect(one.listeners.size).toBe(0);
});
