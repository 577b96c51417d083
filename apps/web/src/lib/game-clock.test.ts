import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGameClock } from './game-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('work runs once, after its time', () => {
  const clock = createGameClock();
  const work = vi.fn();
  clock.after(1000, work);
  vi.advanceTimersByTime(999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledOnce();
});

test('time stands still during a pause', () => {
  const clock = createGameClock();
  const done: string[] = [];
  clock.after(1000, () => done.push('first'));
  vi.advanceTimersByTime(300);
  clock.after(1000, () => done.push('second'));
  vi.advanceTimersByTime(600);
  clock.pause();
  clock.pause();
  vi.advanceTimersByTime(60_000);
  expect(done).toEqual([]);
  clock.resume();
  clock.resume();
  vi.advanceTimersByTime(99);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['first']);
  vi.advanceTimersByTime(300);
  expect(done).toEqual(['first', 'second']);
});

test('work added during a pause waits for its end', () => {
  const clock = createGameClock();
  const work = vi.fn();
  clock.pause();
  clock.after(500, work);
  vi.advanceTimersByTime(5000);
  clock.resume();
  vi.advanceTimersByTime(499);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

test('cleared work never runs, paused or not', () => {
  const clock = createGameClock();
  const work = vi.fn();
  clock.after(500, work);
  clock.clear();
  vi.advanceTimersByTime(5000);
  clock.after(500, work);
  clock.pause();
  clock.clear();
  clock.resume();
  vi.advanceTimersByTime(5000);
  expect(work).not.toHaveBeenCalled();
});
