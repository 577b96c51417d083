import { expect, it } from 'vitest';
import { competitionPositions } from './ranking.ts';

it.each([
  [[], []],
  [[7], [1]],
  [
    [9, 8, 8, 5],
    [1, 2, 2, 4],
  ],
  [
    [3, 3, 3, 1],
    [1, 1, 1, 4],
  ],
  // Fewest moves first.
  [
    [15, 16, 16, 16, 30, 30],
    [1, 2, 2, 2, 5, 5],
  ],
])('the scores %j have the ranks %j', (scores, positions) => {
  expect(competitionPositions(scores)).toEqual(positions);
});
