import { isDeepStrictEqual } from 'node:util';
import { type Leaderboard, type LeaderboardRow, leaderboardRules } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import { competitionPositions } from '@poketorneo/rules';
import type { RankedPlayer, Standing } from './standings-repository.ts';

/** A board's best players with shared positions. */
export function toRows(players: readonly RankedPlayer[]): LeaderboardRow[] {
  const positions = competitionPositions(players.map(({ score }) => score));
  return players.map((player, index) => toRow(player, positions[index] ?? index + 1));
}

function toRow(
  { userId, userName, firstName, lastName, faceIconId, score }: RankedPlayer,
  position: number,
): LeaderboardRow {
  const icon = faceIconPath(faceIconId);
  return { userId, userName, firstName, lastName, icon, score, position };
}

/** A snapshot of all leaderboards. */
export class Ranking {
  readonly #boards: readonly Leaderboard[];
  /** The boards for visitors, without real names. */
  readonly forVisitors: Leaderboard[];

  /** The boards for players without a score. */
  constructor(boards: readonly Leaderboard[]) {
    this.#boards = boards;
    this.forVisitors = boards.map(withoutNames);
  }

  /** Whether the boards match the player's current standings. */
  isConsistentWith(userId: number, standings: readonly Standing[]): boolean {
    return this.#boards.every(({ kind, userLeaderboards }) => {
      const own = standings.find(({ board }) => board === kind);
      const shown = userLeaderboards.find((row) => row.userId === userId);
      if (own === undefined) return shown === undefined;
      if (shown !== undefined) return isDeepStrictEqual(shown, toRow(own, own.position));
      const last = userLeaderboards[leaderboardRules.shownRows - 1];
      return last !== undefined && own.position >= last.position;
    });
  }

  /** The boards for a player with these standings. */
  boardsFor(standings: readonly Standing[]): Leaderboard[] {
    return this.#boards.map((board) => withCaller(board, standings));
  }
}

function withoutNames(board: Leaderboard): Leaderboard {
  return {
    ...board,
    userLeaderboards: board.userLeaderboards.map((row) => ({
      ...row,
      firstName: '',
      lastName: '',
    })),
  };
}

function withCaller(board: Leaderboard, standings: readonly Standing[]): Leaderboard {
  const own = standings.find((standing) => standing.board === board.kind);
  if (own === undefined) return board;
  const isListed = board.userLeaderboards.some(({ userId }) => userId === own.userId);
  return {
    ...board,
    currentUserScore: own.score,
    currentUserPosition: own.position,
    userLeaderboards: isListed
      ? board.userLeaderboards
      : [...board.userLeaderboards, toRow(own, own.position)],
  };
}
