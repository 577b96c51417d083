import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alert, shownAlerts } from './alerts.ts';

const messages = () => shownAlerts().map(({ message }) => message);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  alert.clearOnNavigation();
  alert.clearOnNavigation();
  vi.useRealTimers();
});

test('an alert stays until it is dismissed, then fades for 250 ms', () => {
  alert.info('Ciao');
  vi.advanceTimersByTime(60_000);
  expect(messages()).toEqual(['Ciao']);
  alert.dismiss(shownAlerts()[0]?.id ?? 0);
  expect(shownAlerts()[0]?.fading).toBe(true);
  vi.advanceTimersByTime(249);
  expect(messages()).toEqual(['Ciao']);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual([]);
});

test('an auto-closing alert vanishes after 3000 ms', () => {
  alert.success('Fatto', { autoClose: true });
  vi.advanceTimersByTime(2999);
  expect(shownAlerts()[0]?.fading).toBe(false);
  vi.advanceTimersByTime(1 + 250);
  expect(messages()).toEqual([]);
});

test('a navigation clears all but those that survive it, once', () => {
  alert.error('passa');
  alert.error('resta', { keepAfterRouteChange: true });
  alert.clearOnNavigation();
  expect(messages()).toEqual(['resta']);
  alert.clearOnNavigation();
  expect(messages()).toEqual([]);
});

test('the same message is shown once, and its time restarts', () => {
  alert.error('Ahi', { autoClose: true });
  vi.advanceTimersByTime(2000);
  alert.error('Ahi', { autoClose: true });
  expect(messages()).toEqual(['Ahi']);
  vi.advanceTimersByTime(2000);
  expect(shownAlerts()[0]?.fading).toBe(false);
});
