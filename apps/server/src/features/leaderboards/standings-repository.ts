import type { LeaderboardKind } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { lowestWinsBoard } from './boards.ts';

/** A player's score with the displayed data. */
export interface RankedPlayer {
  userId: number;
  userName: string;
  firstName: string;
  lastName: string;
  faceIconId: number;
  score: number;
}

/** A player's position on a board. */
export interface Standing extends RankedPlayer {
  board: LeaderboardKind;
  position: number;
}

const playerColumns = [
  'users.id as userId',
  'users.username as userName',
  'users.first_name as firstName',
  'users.last_name as lastName',
  'users.face_icon_id as faceIconId',
  'user_scores.score',
] as const;

/** A board's best players; on a tie, the earliest first. */
export function listBest(
  db: Database,
  board: LeaderboardKind,
  limit: number,
): Promise<RankedPlayer[]> {
  return db
    .selectFrom('user_scores')
    .innerJoin('users', 'users.id', 'user_scores.user_id')
    .select(playerColumns)
    .where('user_scores.board', '=', board)
    .orderBy('user_scores.score', board === lowestWinsBoard ? 'asc' : 'desc')
    .orderBy('user_scores.achieved_at')
    .orderBy('user_scores.user_id')
    .limit(limit)
    .execute();
}

/** A player's positions on all boards with a score. */
export async function listStandings(db: Database, userId: number): Promise<Standing[]> {
  const rows = await db
    .selectFrom('user_scores')
    .innerJoin('users', 'users.id', 'user_scores.user_id')
    .select(playerColumns)
    .select('user_scores.board')
    .select(({ eb, selectFrom }) =>
      selectFrom('score_counts as better')
        .select(({ fn, val }) =>
          eb(fn.coalesce(fn.sum<number>('better.players'), val(0)), '+', 1).as('position'),
        )
        .whereRef('better.board', '=', 'user_scores.board')
        .where((better) =>
          better.or([
            better.and([
              better('user_scores.board', '=', lowestWinsBoard),
              better('better.score', '<', better.ref('user_scores.score')),
            ]),
            better.and([
              better('user_scores.board', '!=', lowestWinsBoard),
              better('better.score', '>', better.ref('user_scores.score')),
            ]),
          ]),
        )
        .as('position'),
    )
    .where('user_scores.user_id', '=', userId)
    .orderBy('user_scores.board')
    .execute();
  return rows.map(({ position, ...row }) => ({ ...row, position: Number(position) }));
}
