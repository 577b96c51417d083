import { expect, it } from 'vitest';
import { createBoundedMap } from './bounded-map.ts';

it('keeps what is used, and never more than it may', () => {
  const map = createBoundedMap<number, string>(10);
  map.set(0, 'often');
  for (let key = 1; key <= 100; key++) {
    map.set(key, 'once');
    expect(map.get(0)).toBe('often');
  }
  const kept = Array.from({ length: 101 }, (_, key) => map.get(key)).filter(Boolean);
  expect(kept.length).toBeLessThanOrEqual(10);
  expect(map.get(1)).toBeUndefined();
});

it('forgets what it is told to forget', () => {
  const map = createBoundedMap<string, number>(4);
  for (const [key, value] of Object.entries({ a: 1, b: 2, c: 3 })) map.set(key, value);
  map.delete('a');
  map.delete('c');
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, 2, undefined]);
  map.clear();
  expect(map.get('b')).toBeUndefined();
});

it('has one value for each key, the newest', () => {
  const map = createBoundedMap<string, number>(4);
  map.set('a', 1);
  map.set('b', 1);
  map.set('c', 1);
  map.set('a', 2);
  expect(map.get('a')).toBe(2);
  map.delete('a');
  expect(map.get('a')).toBeUndefined();
});
