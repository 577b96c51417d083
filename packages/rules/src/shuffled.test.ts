import { expect, test } from 'vitest';
import { shuffled } from './shuffled.ts';

/** A repeating sequence of random numbers. */
function numbers(...given: number[]): () => number {
  let next = 0;
  return () => given[next++ % given.length] ?? 0;
}

test.each([
  [[], [0], []],
  [['a'], [0.99], ['a']],
  [['a', 'b', 'c'], [0], ['a', 'b', 'c']],
  [['a', 'b', 'c'], [0.99], ['c', 'b', 'a']],
  [
    ['a', 'b', 'c'],
    [0.5, 0, 0],
    ['b', 'a', 'c'],
  ],
])('%j with the random numbers %j gives %j', (things, chances, expected) => {
  expect(shuffled(things, numbers(...chances))).toEqual(expected);
});

test('the input is not mutated', () => {
  const things = [1, 2, 3];
  shuffled(things, () => 0.9);
  expect(things).toEqual([1, 2, 3]);
});

test('every order of three items is equally likely', () => {
  const seen = new Map<string, number>();
  const thirds = [1 / 6, 3 / 6, 5 / 6];
  const halves = [1 / 4, 3 / 4];
  for (const first of thirds) {
    for (const second of halves) {
      const order = shuffled(['a', 'b', 'c'], numbers(first, second, 0)).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
  }
  expect([...seen.values()]).toEqual([1, 1, 1, 1, 1, 1]);
});
