import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onFirstInteraction } from './deferred.ts';

/** Longer than the fallback of browsers without `requestIdleCallback`. */
const soon = 500;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the callback runs once the page is used', () => {
  const make = vi.fn();
  onFirstInteraction(make);
  vi.advanceTimersByTime(soon);
  expect(make).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(soon);
  expect(make).toHaveBeenCalledOnce();
});

test('and once without any interaction, however many follow', () => {
  const make = vi.fn();
  onFirstInteraction(make);
  vi.advanceTimersByTime(4000 + soon);
  expect(make).toHaveBeenCalledOnce();

  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(soon);
  expect(make).toHaveBeenCalledOnce();
});

test('scrolling alone is no interaction: pages scroll by themselves', () => {
  const make = vi.fn();
  onFirstInteraction(make);
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(soon);
  expect(make).not.toHaveBeenCalled();
});

test.each([
  ['before any interaction', () => {}],
  ['after the first interaction', () => window.dispatchEvent(new Event('pointermove'))],
])('cancelled %s, it never runs', (_, before) => {
  const make = vi.fn();
  const cancel = onFirstInteraction(make);
  before();
  cancel();
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(60_000);
  expect(make).not.toHaveBeenCalled();
});
