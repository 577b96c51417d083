import { expect, test } from 'vitest';
import { cycleNeighbours } from './use-selected-species.ts';

const entries = [{ id: 2 }, { id: 1 }, { id: 493 }, { id: 4 }];

test.each([
  [2, { previous: 1, current: 2, next: 4 }],
  [1, { previous: 493, current: 1, next: 2 }],
  [493, { previous: 4, current: 493, next: 1 }],
  [3, { previous: 493, current: 1, next: 2 }],
  [Number.NaN, { previous: 493, current: 1, next: 2 }],
])('around %s', (wanted, expected) => {
  const { previous, current, next } = cycleNeighbours(entries, wanted);
  expect({ previous: previous?.id, current: current?.id, next: next?.id }).toEqual(expected);
});

test('a single entry is its own neighbour', () => {
  expect(cycleNeighbours([{ id: 7 }], 7)).toEqual({
    previous: { id: 7 },
    current: { id: 7 },
    next: { id: 7 },
  });
});

test('an empty list has no selection', () => {
  expect(cycleNeighbours([], 1)).toEqual({ previous: null, current: null, next: null });
});
