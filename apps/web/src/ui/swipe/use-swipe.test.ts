import { expect, test } from 'vitest';
import { swipeDirection } from './use-swipe.ts';

test.each([
  [{ x: -101, y: 0 }, 1],
  [{ x: 101, y: 40 }, -1],
  [{ x: -100, y: 0 }, 0],
  [{ x: 100, y: 0 }, 0],
  [{ x: 3, y: -2 }, 0],
  // More vertical than horizontal.
  [{ x: 150, y: 400 }, 0],
])('a finger that has gone by %o leads on by %i', (way, steps) => {
  expect(swipeDirection(way)).toBe(steps);
});
