import type { Leaderboard, LeaderboardKind } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { boardsOfWall } from './boards-of-wall.ts';

const board = (kind: LeaderboardKind, scores: readonly number[]): Leaderboard => ({
  ...{ kind, title: kind, bgImage: 'a.svg', bgColor: '#123456' },
  ...{ currentUserScore: null, currentUserPosition: null },
  userLeaderboards: scores.map((score, index) => ({
    ...{ userId: index, userName: `p${index}`, firstName: '', lastName: '', icon: 'a.png' },
    ...{ score, position: index + 1 },
  })),
});

test('the wall shows the first of each board with scores, the duels first', () => {
  const shown = boardsOfWall([
    board('quiz', [6, 5, 4, 3, 2, 1]),
    board('badges', [0, 0]),
    board('duels', [1400]),
  ]);
  expect(shown.map(({ kind, userLeaderboards }) => [kind, userLeaderboards.length])).toEqual([
    ['duels', 1],
    ['quiz', 5],
  ]);
});
