import { expect, test } from 'vitest';
import { podiumSteps } from './podium-steps.ts';

test.each([
  [
    [1, 2, 3],
    [0, 1, 2],
  ],
  [
    [1, 1, 3],
    [0, 1, 2],
  ],
  [
    [1, 1, 1],
    [0, 1, 2],
  ],
  [
    [1, 2, 2],
    [0, 1, 2],
  ],
  // The winner has left, or one of two who shared the first position.
  [
    [2, 3],
    [1, 2],
  ],
  [
    [1, 3],
    [0, 2],
  ],
  [[3], [2]],
  [[], []],
])('positions %j stand on steps %j', (positions, steps) => {
  expect(podiumSteps(positions.map((position) => ({ position })))).toEqual(steps);
});
