import type { LeaderboardRow } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { findPlayers } from './find-players.ts';

const row = (userId: number, userName: string, firstName = ''): LeaderboardRow => ({
  ...{ userId, userName, firstName, lastName: '', icon: 'a.png', score: 1, position: 1 },
});
const boards = [
  { userLeaderboards: [row(2, 'zoe'), row(1, 'nina', 'Anna')] },
  { userLeaderboards: [row(1, 'nina', 'Anna'), row(3, 'Elio')] },
];

test.each([
  ['', ['Elio', 'nina', 'zoe']],
  ['AN', ['nina']],
  ['o', ['Elio', 'zoe']],
  ['mew', []],
])('finds by %j each player once', (search, expected) => {
  const found = findPlayers(boards, { search, butNot: undefined });
  expect(found.map(({ username }) => username)).toEqual(expected);
});

test('finds not the player who searches', () => {
  expect(findPlayers(boards, { search: 'nina', butNot: 1 })).toEqual([]);
});
