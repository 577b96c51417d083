import type { Database } from '../../db/database.ts';
import { isActivePlayer, isStuck } from './who-is-stuck.ts';

interface WaitingChallenger {
  userId: number;
  username: string;
  faceIconId: number;
  leaderName: string;
}

export interface StuckChallenger extends WaitingChallenger {
  /** Suspended ones do not count. */
  numberOfMatches: number;
}

/**
 * Those who have not won in so many counted matches against a leader or more, each with the leader they
 * have tried most: most matches first, of as many the newest account.
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

/** How many players are in that place, with however many leaders. */
export async function countStuck(db: Database, attempts: number): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isStuck(attempts))
    .executeTakeFirstOrThrow();
  return count;
}

export interface ForgottenPassword {
  userId: number;
  username: string;
  faceIconId: number;
  wishedAt: Date;
}

const selectWishes = (db: Database) =>
  db
    .selectFrom('password_wishes')
    .innerJoin('users', 'users.id', 'password_wishes.user_id')
    .where('users.status', '=', 'active');

/** Who waits for an organiser's link to set a new password, who has waited longest first. */
export async function listForgottenPasswords(
  db: Database,
  limit: number,
): Promise<ForgottenPassword[]> {
  const rows = await selectWishes(db)
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
  return rows.map(({ wished_at, ...wish }) => ({ ...wish, wishedAt: new Date(wished_at) }));
}

export async function countForgottenPasswords(db: Database): Promise<number> {
  const { count } = await selectWishes(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface BattleUnderWay extends WaitingChallenger {
  battleId: number;
  startedAt: Date;
}

/** A battle has a deadline as long as it runs, and by it the few that run are found. */
const selectUnderWay = (db: Database) =>
  db
    .selectFrom('battles')
    .innerJoin('leaders', 'leaders.id', 'battles.leader_id')
    .where('battles.deadline', '>', 0);

/** The battles that are under way, the last begun first. */
export async function listBattlesUnderWay(db: Database, limit: number): Promise<BattleUnderWay[]> {
  const rows = await selectUnderWay(db)
    .innerJoin('users', 'users.id', 'battles.user_id')
    .select([
      'battles.id as battleId',
      'battles.started_at',
      'users.id as userId',
      'users.username',
      'users.face_icon_id as faceIconId',
      'leaders.name as leaderName',
    ])
    .orderBy('battles.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ started_at, ...battle }) => ({ ...battle, startedAt: new Date(started_at) }));
}

export async function countBattlesUnderWay(db: Database): Promise<number> {
  const { count } = await selectUnderWay(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What a club lacks first, before it has fought: who plays, who has signed up, a match. */
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
