import { expect, test } from 'vitest';
import { newIn } from './seen-team.ts';

const team = [{ id: 3 }, { id: 7 }, { id: 5 }];

test('what was not there last time is new', () => {
  expect(newIn(team, [3, 5, 9])).toEqual(new Set([7]));
  expect(newIn(team, [])).toEqual(new Set([3, 7, 5]));
});

test('on a device that knows nothing yet, nothing is new', () => {
  expect(newIn(team, undefined)).toEqual(new Set());
});
