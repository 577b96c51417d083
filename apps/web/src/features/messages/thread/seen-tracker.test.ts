import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSeenTracker, seenAfterMs } from './seen-tracker.ts';

let seen: number[];
let tracker: ReturnType<typeof createSeenTracker>;
beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  tracker = createSeenTracker((ids) => seen.push(...ids));
  tracker.setPageVisible(true);
});
afterEach(() => {
  vi.useRealTimers();
});

test('a message that stays in view is seen', () => {
  tracker.come([1, 2]);
  vi.advanceTimersByTime(seenAfterMs - 1);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([1, 2]);
});

test('a message scrolled past is not, and its time restarts when it comes back', () => {
  tracker.come([1, 2]);
  vi.advanceTimersByTime(seenAfterMs - 1);
  tracker.go([1]);
  tracker.come([1]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([2]);
  vi.advanceTimersByTime(seenAfterMs);
  expect(seen).toEqual([2, 1]);
});

test('nothing is seen in a hidden page until it is visible', () => {
  tracker.setPageVisible(false);
  tracker.come([1]);
  vi.advanceTimersByTime(10 * seenAfterMs);
  expect(seen).toEqual([]);
  tracker.setPageVisible(true);
  vi.advanceTimersByTime(seenAfterMs - 1);
  tracker.setPageVisible(false);
  vi.advanceTimersByTime(10 * seenAfterMs);
  expect(seen).toEqual([]);
  tracker.setPageVisible(true);
  vi.advanceTimersByTime(seenAfterMs);
  expect(seen).toEqual([1]);
});

test('nothing is seen after the page was left', () => {
  tracker.come([1]);
  tracker.clear();
  vi.advanceTimersByTime(seenAfterMs);
  expect(seen).toEqual([]);
});
