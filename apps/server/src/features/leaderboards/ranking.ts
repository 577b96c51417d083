import { type Leaderboard, type LeaderboardRow, leaderboardRules } from '@poketorneo/contract';
import { competitionPositions } from '@poketorneo/rules';
import type { SharedList } from '../../shared-list.ts';
import type { RankedPlayer, Standing } from './standings-repository.ts';

/** A board's best players, in order, with the places that they share. */
export function toRows(players: readonly RankedPlayer[]): LeaderboardRow[] {
  const positions = competitionPositions(players.map(({ score }) => score));
  return players.map((player, index) => ({ ...player, position: positions[index] ?? index + 1 }));
}

/** All leaderboards at one moment. */
export class Ranking {
  readonly #boards: readonly Leaderboard[];

  /** The boards as a visitor sees them. */
  constructor(boards: readonly Leaderboard[]) {
    this.#boards = boards;
  }

  /** Whether what the boards show of a player, or do not show, is what is true of them now. */
  agreesWith(userId: number, standings: readonly Standing[]): boolean {
    return this.#boards.every(({ kind, userLeaderboards }) => {
      const own = standings.find(({ board }) => board === kind);
      const shown = userLeaderboards.find((row) => row.userId === userId);
      if (own === undefined) return shown === undefined;
      if (shown !== undefined) return isSameRow(shown, own);
      const last = userLeaderboards[leaderboardRules.shownRows - 1];
      return last !== undefined && own.position >= last.position;
    });
  }

  /** The boards for a caller with these standings; none for a visitor. */
  boardsFor(standings: readonly Standing[]): SharedList<Leaderboard> {
    const items = () => this.#boards.map((board) => withCaller(board, standings));
    return { source: this, key: JSON.stringify(standings), items };
  }
}

function isSameRow(row: LeaderboardRow, standing: Standing): boolean {
  return (
    row.score === standing.score &&
    row.position === standing.position &&
    row.userName === standing.userName &&
    row.firstName === standing.firstName &&
    row.lastName === standing.lastName &&
    row.icon === standing.icon
  );
}

function withCaller(board: Leaderboard, standings: readonly Standing[]): Leaderboard {
  const own = standings.find((standing) => standing.board === board.kind);
  if (own === undefined) return board;
  const isListed = board.userLeaderboards.some(({ userId }) => userId === own.userId);
  return {
    ...board,
    currentUserScore: own.score,
    currentUserPosition: own.position,
    userLeaderboards: isListed ? board.userLeaderboards : [...board.userLeaderboards, own],
  };
}
