import { expect, test } from 'vitest';
import { problemsOf, type Shares } from './bars.ts';

test.each<[Shares, Shares | undefined, string[]]>([
  [{ order: 3, best: 0.25, newcomer: 0.25 }, undefined, []],
  [{ order: 3, best: 0.24 }, undefined, ['too hard']],
  [{ order: 3, best: 0.86 }, undefined, ['too easy']],
  [{ order: 3, newcomer: 0.24 }, undefined, ['a wall for newcomers']],
  [{ order: 1, newcomer: 0.59 }, undefined, ['a wall for newcomers']],
  [{ order: 9, newcomer: 0.12 }, undefined, []],
  [{ order: 3, newcomer: 0.5 }, { order: 1, newcomer: 0.3 }, []],
  [
    { order: 3, newcomer: 0.51 },
    { order: 1, newcomer: 0.3 },
    ['much easier than two places before'],
  ],
])('%j after %j: %j', (shares, twoBefore, problems) => {
  expect(problemsOf(shares, twoBefore)).toEqual(problems);
});
