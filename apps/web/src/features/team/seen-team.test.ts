import { expect, test } from 'vitest';
import { idsAddedSince } from './seen-team.ts';

const team = [{ id: 3 }, { id: 7 }, { id: 5 }];

test('a Pokémon missing in the last visit is new', () => {
  expect(idsAddedSince(team, [3, 5, 9])).toEqual(new Set([7]));
  expect(idsAddedSince(team, [])).toEqual(new Set([3, 7, 5]));
});

test('without an earlier visit nothing is new', () => {
  expect(idsAddedSince(team, undefined)).toEqual(new Set());
});
