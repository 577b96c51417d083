import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createChoicePreference, createJsonPreference } from './preference.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

const colour = () => createChoicePreference('colour', ['red', 'blue']);

test('is the usual one until something was chosen', () => {
  expect(colour().get()).toBe('red');
});

test('is saved', () => {
  colour().set('blue');
  expect(colour().get()).toBe('blue');
});

test('takes what it does not know for nothing', () => {
  stored.set('colour', 'green');
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

test('a JSON preference is read back, unless the stored text is invalid', () => {
  const read = () => createJsonPreference('seen', z.array(z.int()), [0]).get();
  expect(read()).toEqual([0]);
  createJsonPreference('seen', z.array(z.int()), [0]).set([3, 5]);
  expect(read()).toEqual([3, 5]);
  for (const other of ['["three"]', 'three']) {
    stored.set('seen', other);
    expect(read()).toEqual([0]);
  }
});
