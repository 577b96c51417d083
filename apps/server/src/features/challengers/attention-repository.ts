import type { Database } from '../../db/database.ts';
import { isActivePlayer, isStuck } from './player-conditions-repository.ts';

interface WaitingChallenger {
  userId: number;
  username: string;
  faceIconId: number;
  leaderName: string;
}

export interface StuckChallenger extends WaitingChallenger {
  /** Without suspended ones. */
  numberOfMatches: number;
}

/**
 * Stuck players, each with the leader tried most often: most matches first, then newest account.
 */
export function listStuck(
  db: Database,
  attempts: number,
  limit: number,
): Promise<StuckChallenger[]> {
  return db
    .selectFrom('users')
    .innerJoin('user_leaders', (join) =>
      join
        .on('user_leaders.leader_id', '=', (eb) =>
          eb
            .selectFrom('user_leaders as tried')
            .select('tried.leader_id')
            .whereRef('tried.user_id', '=', 'users.id')
            .where('tried.defeated_at', 'is', null)
            .orderBy('tried.number_of_matches', 'desc')
            .orderBy('tried.leader_id', 'desc')
            .limit(1),
        )
        .onRef('user_leaders.user_id', '=', 'users.id'),
    )
    .innerJoin('leaders', 'leaders.id', 'user_leaders.leader_id')
    .select([
      'users.id as userId',
      'users.username',
      'users.face_icon_id as faceIconId',
      'leaders.name as leaderName',
      'user_leaders.number_of_matches as numberOfMatches',
    ])
    .where(isStuck(attempts))
    .orderBy('user_leaders.number_of_matches', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit)
    .execute();
}

/** Number of stuck players; each counts once. */
export async function countStuck(db: Database, attempts: number): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isStuck(attempts))
    .executeTakeFirstOrThrow();
  return count;
}

export interface ResetRequest {
  userId: number;
  username: string;
  faceIconId: number;
  wishedAt: Date;
}

const selectResetRequests = (db: Database) =>
  db
    .selectFrom('password_wishes')
    .innerJoin('users', 'users.id', 'password_wishes.user_id')
    .where('users.status', '=', 'active');

/** Players waiting for a password reset link, oldest request first. */
export async function listOldestResetRequests(
  db: Database,
  limit: number,
): Promise<ResetRequest[]> {
  const rows = await selectResetRequests(db)
    .select([
      'users.id as userId',
      'users.username',
      'users.face_icon_id as faceIconId',
      'password_wishes.wished_at',
    ])
    .orderBy('password_wishes.wished_at')
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return rows.map(({ wished_at, ...request }) => ({ ...request, wishedAt: new Date(wished_at) }));
}

export async function countResetRequests(db: Database): Promise<number> {
  const { count } = await selectResetRequests(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The first missing step of a new club: players, a sign-up, a match. */
export async function findLack(db: Database): Promise<'players' | 'sign-ups' | 'match' | null> {
  const anyOf = (table: 'matches' | 'user_tournaments') =>
    db.selectFrom(table).select('user_id').limit(1).executeTakeFirst();
  if ((await anyOf('matches')) !== undefined) return null;
  if ((await anyOf('user_tournaments')) !== undefined) return 'match';
  const player = await db
    .selectFrom('users')
    .select('id')
    .where(isActivePlayer())
    .limit(1)
    .executeTakeFirst();
  return player === undefined ? 'players' : 'sign-ups';
}
