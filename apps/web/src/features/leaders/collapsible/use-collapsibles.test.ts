import { expect, test } from 'vitest';
import { defeatedExcept, leaderAt } from './use-collapsibles.ts';

const tournaments = [
  {
    id: 3,
    leaders: [
      { id: 31, order: 1, defeated: true },
      { id: 32, order: 2, defeated: true },
    ],
  },
  {
    id: 5,
    leaders: [
      { id: 51, order: 1, defeated: true },
      { id: 52, order: 2, defeated: false },
    ],
  },
];

test('all defeated leaders are collapsed except the one at the section', () => {
  expect([...defeatedExcept(tournaments, null)]).toEqual([31, 32, 51]);
  expect([...defeatedExcept(tournaments, { tournamentId: 3, order: 2 })]).toEqual([31, 51]);
  expect([...defeatedExcept(tournaments, { tournamentId: 5, order: 2 })]).toEqual([31, 32, 51]);
});

test('finds the leader at a section', () => {
  expect(leaderAt(tournaments, { tournamentId: 5, order: 1 })).toBe(51);
  expect(leaderAt(tournaments, { tournamentId: 4, order: 1 })).toBeUndefined();
  expect(leaderAt(tournaments, null)).toBeUndefined();
});
