import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onFirstInteraction } from './deferred.ts';

/** Longer than any browser that cannot tell takes to be called idle. */
const soon = 500;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what can wait is made once somebody uses the page', () => {
  const make = vi.fn();
  onFirstInteraction(make);
  vi.advanceTimersByTime(soon);
  expect(make).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(soon);
  expect(make).toHaveBeenCalledOnce();
});

test('and once for whoever only looks, however much they do later', () => {
  const make = vi.fn();
  onFirstInteraction(make);
  vi.advanceTimersByTime(4000 + soon);
  expect(make).toHaveBeenCalledOnce();

  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(soon);
  expect(make).toHaveBeenCalledOnce();
});

test('scrolling alone is no use: pages scroll by themselves', () => {
  const make = vi.fn();
  onFirstInteraction(make);
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(soon);
  expect(make).not.toHaveBeenCalled();
});

test.each([
  ['before anything has happened', () => {}],
  ['after somebody has begun', () => window.dispatchEvent(new Event('pointermove'))],
])('called off %s, it is never made', (_, before) => {
  const make = vi.fn();
  const callOff = onFirstInteraction(make);
  before();
  callOff();
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(60_000);
  expect(make).not.toHaveBeenCalled();
});
