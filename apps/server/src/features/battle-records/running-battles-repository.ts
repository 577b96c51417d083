import { countedBattleKinds } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { isOfPlayers, runningKeyOf } from './battles-repository.ts';

/** The player's running leader battle that counts: at most one. */
export async function findRunningLeaderBattle(
  db: Database,
  userId: number,
): Promise<{ id: number; leaderId: number } | undefined> {
  const row = await db
    .selectFrom('battles')
    .select(['id', 'leader_id as leaderId'])
    .where('user_id', '=', userId)
    .where('status', '=', 'running')
    .where('kind', 'in', countedBattleKinds)
    .executeTakeFirst();
  if (row === undefined || row.leaderId === null) return undefined;
  return { id: row.id, leaderId: row.leaderId };
}

/** Only running battles have a deadline, which is indexed. */
const selectRunning = (db: Database) => db.selectFrom('battles').where('battles.deadline', '>', 0);

/** Counts all but visitors' trials. */
export async function countRunningBattles(db: Database): Promise<number> {
  const { count } = await selectRunning(db)
    .where(isOfPlayers)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A running battle against a leader, for organisers. */
export interface RunningLeaderBattle {
  battleId: number;
  userId: number;
  username: string;
  faceIconId: number;
  leaderName: string;
  startedAt: Date;
}

const selectRunningAgainstLeaders = (db: Database) =>
  selectRunning(db).innerJoin('leaders', 'leaders.id', 'battles.leader_id');

/** Running battles against leaders, newest first. */
export async function listNewestRunningLeaderBattles(
  db: Database,
  limit: number,
): Promise<RunningLeaderBattle[]> {
  const rows = await selectRunningAgainstLeaders(db)
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

export async function countRunningLeaderBattles(db: Database): Promise<number> {
  const { count } = await selectRunningAgainstLeaders(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The duel that a player fights. */
export async function findRunningDuelId(db: Database, userId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('battle_seats')
    .select('battle_id')
    .where('running_key', '=', runningKeyOf(userId, 'duel'))
    .executeTakeFirst();
  return row?.battle_id;
}

/** Whether a player fights a duel. */
export async function isInDuel(db: Database, userId: number): Promise<boolean> {
  return (await findRunningDuelId(db, userId)) !== undefined;
}

/** Those of these players who fight a duel. */
export async function listInDuel(
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlySet<number | null>> {
  const rows = await db
    .selectFrom('battle_seats')
    .select('user_id')
    .where(
      'running_key',
      'in',
      userIds.map((userId) => runningKeyOf(userId, 'duel')),
    )
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}
