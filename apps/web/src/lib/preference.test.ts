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

test('is the default until one is chosen', () => {
  expect(colour().get()).toBe('red');
});

test('is saved', () => {
  colour().set('blue');
  expect(colour().get()).toBe('blue');
});

test('treats an unknown stored value as absent', () => {
  stored.set('colour', 'green');
  expect(colour().get()).toBe('red');
});

test('notifies subscribers', () => {
  const preference = colour();
  const listener = vi.fn();
  preference.subscribe(listener);
  preference.set('blue');
  expect(listener).toHaveBeenCalledOnce();
});

test('works in a browser without storage', () => {
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
