import type { Leaderboard } from '@poketorneo/contract';

const shownRows = 5;

/** The first rows of the leaderboards with scores; 'Sfide' first. */
export function boardsOfWall(boards: readonly Leaderboard[]): Leaderboard[] {
  return boards
    .map((board) => ({
      ...board,
      userLeaderboards: board.userLeaderboards.filter(({ score }) => score > 0).slice(0, shownRows),
    }))
    .filter(({ userLeaderboards }) => userLeaderboards.length > 0)
    .sort((one, other) => Number(other.kind === 'duels') - Number(one.kind === 'duels'));
}
