import { expect, test } from 'vitest';
import { problemsOf, type Shares } from './bars.ts';

test.each<[Shares, Shares | undefined, string[]]>([
  [{ name: 'kanto-3', best: 0.25, newcomer: 0.25 }, undefined, []],
  [{ name: 'kanto-3', best: 0.24 }, undefined, ['too hard']],
  [{ name: 'kanto-3', best: 0.86 }, undefined, ['too easy']],
  [{ name: 'kanto-3', newcomer: 0.24 }, undefined, ['a wall for newcomers']],
  [{ name: 'kanto-1', newcomer: 0.59 }, undefined, ['a wall for newcomers']],
  [{ name: 'kanto-9', newcomer: 0.12 }, undefined, []],
  [{ name: 'kanto-3', newcomer: 0.5 }, { name: 'kanto-1', newcomer: 0.3 }, []],
  [
    { name: 'kanto-3', newcomer: 0.51 },
    { name: 'kanto-1', newcomer: 0.3 },
    ['much easier than two places before'],
  ],
])('%j after %j: %j', (shares, twoBefore, problems) => {
  expect(problemsOf(shares, twoBefore)).toEqual(problems);
});
