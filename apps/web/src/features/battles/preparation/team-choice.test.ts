import { describe, expect, test } from 'vitest';
import { hasSameMembers, moved, toggled } from './team-choice.ts';

describe('toggled', () => {
  test.each([
    ['puts one at the end', [3, 1], 2, [3, 1, 2]],
    ['takes one out', [3, 1, 2], 1, [3, 2]],
    ['leaves a full team as it is', [1, 2, 3, 4, 5, 6], 7, [1, 2, 3, 4, 5, 6]],
    ['takes one out of a full team', [1, 2, 3, 4, 5, 6], 6, [1, 2, 3, 4, 5]],
  ])('%s', (_what, team, id, expected) => {
    expect(toggled(team, id)).toEqual(expected);
  });
});

describe('moved', () => {
  test.each([
    ['forward', [1, 2, 3], 2, 1, [1, 3, 2]],
    ['back', [1, 2, 3], 2, -1, [2, 1, 3]],
    ['not before the first place', [1, 2, 3], 1, -1, [1, 2, 3]],
    ['not behind the last', [1, 2, 3], 3, 1, [1, 2, 3]],
    ['not where it is not in the team', [1, 2, 3], 9, 1, [1, 2, 3]],
  ] as const)('%s', (_what, team, id, by, expected) => {
    expect(moved(team, id, by)).toEqual(expected);
  });
});

test.each([
  [[1, 2, 3], [3, 1, 2], true],
  [[1, 2], [1, 2, 3], false],
  [[1, 2, 4], [1, 2, 3], false],
])('%j has the same members as %j: %j', (team, other, expected) => {
  expect(hasSameMembers(team, other)).toBe(expected);
});
