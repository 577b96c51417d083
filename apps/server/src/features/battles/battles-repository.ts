import type {
  BattleEndReason,
  BattleFormat,
  BattleKind,
  BattleStatus,
  LevelRule,
  MatchOutcome,
} from '@poketorneo/contract';
import { countedBattleKinds } from '@poketorneo/contract';
import type { Database, Trx } from '../../db/database.ts';
import { toFlag } from '../../db/flag.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';

/** A battle without its setup. */
export interface BattleRecord {
  id: number;
  kind: BattleKind;
  format: BattleFormat;
  levelRule: LevelRule;
  status: BattleStatus;
  /** Number of decided steps. */
  step: number;
  turn: number;
  engineVersion: string;
  userId: number;
  leaderId: number | null;
  outcome: MatchOutcome | null;
  endedBy: BattleEndReason | null;
  /** JSON. */
  gains: string | null;
  deadline: Date | null;
  shareKey: string | null;
  startedAt: Date;
  endedAt: Date | null;
  /** The closed season it belongs to; null in the current one. */
  seasonId: number | null;
}

const columns = [
  'battles.id',
  'battles.kind',
  'battles.format',
  'battles.level_rule',
  'battles.status',
  'battles.step',
  'battles.turn',
  'battles.engine_version',
  'battles.user_id',
  'battles.leader_id',
  'battles.outcome',
  'battles.ended_by',
  'battles.gains',
  'battles.deadline',
  'battles.share_key',
  'battles.started_at',
  'battles.ended_at',
  'battles.season_id',
] as const;

function selectBattles(db: Database) {
  return db.selectFrom('battles').select(columns);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectBattles>['executeTakeFirstOrThrow']>>;

function toRecord(row: Row): BattleRecord {
  return {
    id: row.id,
    kind: row.kind,
    format: row.format,
    levelRule: row.level_rule,
    status: row.status,
    step: row.step,
    turn: row.turn,
    engineVersion: row.engine_version,
    userId: row.user_id,
    leaderId: row.leader_id,
    outcome: row.outcome,
    endedBy: row.ended_by,
    gains: row.gains,
    deadline: dateOf(row.deadline),
    shareKey: row.share_key,
    startedAt: new Date(row.started_at),
    endedAt: dateOf(row.ended_at),
    seasonId: row.season_id,
  };
}

const dateOf = (moment: number | null) => (moment === null ? null : new Date(moment));

export async function findBattle(db: Database, id: number): Promise<BattleRecord | undefined> {
  const row = await selectBattles(db).where('id', '=', id).executeTakeFirst();
  return row && toRecord(row);
}

/** The battle shared under a key; undefined while its player's account is not active. */
export async function findSharedBattle(
  db: Database,
  key: string,
): Promise<BattleRecord | undefined> {
  const row = await selectBattles(db)
    .innerJoin('users', 'users.id', 'battles.user_id')
    .where('battles.share_key', '=', key)
    .where('users.status', '=', 'active')
    .executeTakeFirst();
  return row && toRecord(row);
}

/** The name of a leader's tournament; undefined for a deleted leader. */
export async function findTournamentName(
  db: Database,
  leaderId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('leaders')
    .innerJoin('tournaments', 'tournaments.id', 'leaders.tournament_id')
    .select('tournaments.name')
    .where('leaders.id', '=', leaderId)
    .executeTakeFirst();
  return row?.name;
}

/** A player has at most one running battle in each slot; all kinds that count share one. */
const slots: Readonly<Record<BattleKind, string>> = { leader: 'leader', rematch: 'rematch' };

/** Unique among running battles. */
export function runningKeyOf(userId: number, kind: BattleKind): string {
  return `${slots[kind]}:${userId}`;
}

/** The battle running under a key: at most one. */
export async function findRunningBattle(
  db: Database,
  runningKey: string,
): Promise<BattleRecord | undefined> {
  const row = await selectBattles(db).where('running_key', '=', runningKey).executeTakeFirst();
  return row && toRecord(row);
}

/** A battle's setup as JSON. Throws if there is no such battle. */
export async function findSetup(db: Database, id: number): Promise<string> {
  const { setup } = await db
    .selectFrom('battles')
    .select('setup')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return setup;
}

/** A battle with the additional columns of lists. */
export interface ListedBattle extends BattleRecord {
  leaderName: string;
  leaderPicture: string;
  /** Its name in that season. */
  tournamentName: string;
  /** The closed season's name; null in the current one. */
  seasonName: string | null;
  hasReplay: boolean;
}

/** A page of a player's battles. */
export async function listBattles(
  db: Database,
  userId: number,
  { before, limit }: NewestFirstPage,
): Promise<ListedBattle[]> {
  let query = selectListed(db)
    .where('battles.user_id', '=', userId)
    .orderBy('battles.id', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('battles.id', '<', before);
  return (await query.execute()).map(toListed);
}

/** A player's running battles, newest first: at most one of each kind. */
export async function listRunningBattles(db: Database, userId: number): Promise<ListedBattle[]> {
  const rows = await selectListed(db)
    .where('battles.user_id', '=', userId)
    .where('battles.status', '=', 'running')
    .orderBy('battles.id', 'desc')
    .execute();
  return rows.map(toListed);
}

export async function listBattlesById(
  db: Database,
  ids: readonly number[],
): Promise<ListedBattle[]> {
  if (ids.length === 0) return [];
  return (await selectListed(db).where('battles.id', 'in', ids).execute()).map(toListed);
}

/** Throws when there is no such battle. */
export async function findListedBattle(db: Database, id: number): Promise<ListedBattle> {
  return toListed(await selectListed(db).where('battles.id', '=', id).executeTakeFirstOrThrow());
}

function selectListed(db: Database) {
  return selectBattles(db)
    .innerJoin('leaders', 'leaders.id', 'battles.leader_id')
    .innerJoin('tournaments', 'tournaments.id', 'leaders.tournament_id')
    .leftJoin('battle_replays', 'battle_replays.battle_id', 'battles.id')
    .leftJoin('seasons', 'seasons.id', 'battles.season_id')
    .leftJoin('season_tournaments', (join) =>
      join
        .onRef('season_tournaments.season_id', '=', 'battles.season_id')
        .onRef('season_tournaments.tournament_id', '=', 'tournaments.id'),
    )
    .select((eb) => [
      'leaders.name as leader_name',
      'leaders.sprite as leader_picture',
      eb.fn.coalesce('season_tournaments.name', 'tournaments.name').as('tournament_name'),
      'seasons.name as season_name',
      'battle_replays.battle_id as replay_of',
    ]);
}

function toListed(
  row: Awaited<ReturnType<ReturnType<typeof selectListed>['executeTakeFirstOrThrow']>>,
): ListedBattle {
  return {
    ...toRecord(row),
    leaderName: row.leader_name,
    leaderPicture: row.leader_picture,
    tournamentName: row.tournament_name,
    seasonName: row.season_name,
    hasReplay: row.replay_of !== null,
  };
}

export interface NewBattle {
  kind: BattleKind;
  format: BattleFormat;
  levelRule: LevelRule;
  /** JSON. */
  setup: string;
  engineVersion: string;
  userId: number;
  leaderId: number;
  deadline: Date;
  /** Shared by battles that exclude each other. */
  runningKey: string;
  startedAt: Date;
}

/** Returns the id. Violates a unique key if another battle runs under the same key. */
export async function insertBattle(trx: Trx, battle: NewBattle): Promise<number> {
  const { id } = await trx
    .insertInto('battles')
    .values({
      kind: battle.kind,
      format: battle.format,
      level_rule: battle.levelRule,
      status: 'running',
      step: 0,
      turn: 0,
      setup: battle.setup,
      engine_version: battle.engineVersion,
      user_id: battle.userId,
      leader_id: battle.leaderId,
      outcome: null,
      ended_by: null,
      gains: null,
      deadline: battle.deadline.getTime(),
      reminded: 0,
      running_key: battle.runningKey,
      share_key: null,
      started_at: battle.startedAt.getTime(),
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a battle without choices or surrender. */
export async function deleteUnbegunBattle(trx: Trx, id: number): Promise<void> {
  await trx
    .deleteFrom('battles')
    .where('id', '=', id)
    .where('step', '=', 0)
    .where('status', '=', 'running')
    .execute();
}

/** Advances a battle and its deadline. */
export async function updateStep(
  trx: Trx,
  id: number,
  { step, turn, deadline }: { step: number; turn: number; deadline: Date },
): Promise<void> {
  await trx
    .updateTable('battles')
    .set({ step, turn, deadline: deadline.getTime(), reminded: 0 })
    .where('id', '=', id)
    .execute();
}

export interface BattleEnding {
  status: Exclude<BattleStatus, 'running'>;
  outcome: MatchOutcome | null;
  endedBy: BattleEndReason | null;
  /** JSON; null without a match. */
  gains: string | null;
  endedAt: Date;
}

export async function updateEnding(
  trx: Trx,
  id: number,
  { status, outcome, endedBy, gains, endedAt }: BattleEnding,
): Promise<void> {
  await trx
    .updateTable('battles')
    .set({
      status,
      outcome,
      ended_by: endedBy,
      gains,
      ended_at: endedAt.getTime(),
      deadline: null,
      running_key: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Voids a finished battle. */
export async function updateVoid(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('battles').set({ status: 'void' }).where('id', '=', id).execute();
}

export async function updateShareKey(trx: Trx, id: number, key: string): Promise<void> {
  await trx.updateTable('battles').set({ share_key: key }).where('id', '=', id).execute();
}

/** Records the reminder. The deadline becomes at least `earliest`. */
export async function updateReminded(trx: Trx, id: number, earliest: Date): Promise<void> {
  const moment = earliest.getTime();
  await trx
    .updateTable('battles')
    .set((eb) => ({
      reminded: toFlag(true),
      deadline: eb.case().when('deadline', '<', moment).then(moment).else(eb.ref('deadline')).end(),
    }))
    .where('id', '=', id)
    .execute();
}

/** Running battles past their deadline; those that count only after their reminder. */
export async function listOverdueIds(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('battles')
    .select('id')
    .where('deadline', '<=', now.getTime())
    .where((eb) => eb.or([eb('reminded', '=', 1), eb('kind', 'not in', countedBattleKinds)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Running battles with a deadline before `before` and no reminder yet. */
export async function listToRemind(
  db: Database,
  before: Date,
): Promise<Pick<ListedBattle, 'id' | 'userId' | 'leaderName' | 'leaderPicture'>[]> {
  const rows = await db
    .selectFrom('battles')
    .innerJoin('leaders', 'leaders.id', 'battles.leader_id')
    .select(['battles.id', 'user_id as userId', 'name as leaderName', 'sprite as leaderPicture'])
    .where('deadline', '<=', before.getTime())
    .where('reminded', '=', 0)
    .where('kind', 'in', countedBattleKinds)
    .orderBy('battles.id')
    .execute();
  return rows;
}
