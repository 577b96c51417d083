import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createChoicePreference, createJsonPreference } from './preference.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

const colour = () => createChoicePreference('colour', ['red', 'blue']);

test('is the usual one until something was chosen', () => {
  expect(colour().get()).toBe('red');
});

test('is kept', () => {
  colour().set('blue');
  expect(colour().get()).toBe('blue');
});

test('takes what it does not know for nothing', () => {
  kept.set('colour', 'green');
  expect(colour().get()).toBe('red');
});

test('tells those who subscribed', () => {
  const preference = colour();
  const listener = vi.fn();
  preference.subscribe(listener);
  preference.set('blue');
  expect(listener).toHaveBeenCalledOnce();
});

test('holds in a browser that keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  const preference = colour();
  preference.set('blue');
  expect(preference.get()).toBe('blue');
});

test('what is kept as JSON comes back, unless it is something else by now', () => {
  const read = () => createJsonPreference('seen', z.array(z.int()), [0]).get();
  expect(read()).toEqual([0]);
  createJsonPreference('seen', z.array(z.int()), [0]).set([3, 5]);
  expect(read()).toEqual([3, 5]);
  for (const other of ['["three"]', 'three']) {
    kept.set('seen', other);
    expect(read()).toEqual([0]);
  }
});
