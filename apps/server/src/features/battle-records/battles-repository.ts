import {
  type BattleEndReason,
  type BattleFormat,
  type BattleKind,
  type BattleSide,
  type BattleStatus,
  battleKinds,
  countedBattleKinds,
  type DuelAudience,
  type DuelPace,
  type LeaderBattleKind,
  type LevelRule,
  type MatchOutcome,
  type UnratedReason,
} from '@poketorneo/contract';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Database, Trx } from '../../db/database.ts';
import { toFlag } from '../../db/flag.ts';
import type { Schema } from '../../db/schema.ts';
import {
  type DuelSeat,
  findSeats,
  type Seats,
  seatColumns,
  sidesOf,
  toSeats,
} from './seats-repository.ts';

/** What all kinds of battles have, without their setup. */
interface AnyBattle {
  id: number;
  format: BattleFormat;
  levelRule: LevelRule;
  status: BattleStatus;
  /** Number of decided steps. */
  step: number;
  turn: number;
  engineVersion: string;
  /** Of side 1. */
  outcome: MatchOutcome | null;
  endedBy: BattleEndReason | null;
  deadline: Date | null;
  shareKey: string | null;
  startedAt: Date;
  endedAt: Date | null;
  /** The closed season it belongs to; null in the current one. */
  seasonId: number | null;
}

/** A battle of a player, side 1, against a leader, side 2. */
export interface LeaderBattle extends AnyBattle {
  kind: LeaderBattleKind;
  userId: number;
  leaderId: number | null;
  /** JSON. */
  gains: string | null;
}

/** A battle between two players. */
export interface Duel extends AnyBattle {
  kind: 'duel';
  seats: Readonly<Record<BattleSide, DuelSeat>>;
  pace: DuelPace;
  /** Start of the current step's clock. */
  stepAt: Date;
  /** The sides that have to choose in the current step. */
  awaited: readonly BattleSide[];
  /** The sides whose choice for the current step is stored. */
  sealed: readonly BattleSide[];
  rated: boolean;
  /** As far as it is known before the end; null where the duel counts. */
  unratedReason: UnratedReason | null;
  watch: DuelAudience;
  watchKey: string | null;
}

/** A visitor's battle, side 1, against a trainer of the product, side 2. */
export interface Trial extends AnyBattle {
  kind: 'trial';
  /** The player who has kept it; null for a visitor's. */
  userId: number | null;
}

export type BattleRecord = LeaderBattle | Duel | Trial;

/** A battle in which the product decides for side 2. */
export type BattleAgainstAi = LeaderBattle | Trial;

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
  'battles.pace',
  'battles.step_at',
  'battles.awaited',
  'battles.sealed',
  'battles.rated',
  'battles.unrated_reason',
  'battles.watch',
  'battles.watch_key',
] as const;

export function selectBattles(db: Database) {
  return db.selectFrom('battles').select(columns);
}

export type BattleRow = Awaited<
  ReturnType<ReturnType<typeof selectBattles>['executeTakeFirstOrThrow']>
>;

/** Adds the seats of duels. */
export async function toRecords(db: Database, rows: readonly BattleRow[]): Promise<BattleRecord[]> {
  const duels = rows.flatMap(({ id, kind }) => (hasSeats[kind] ? id : []));
  const seats = duels.length === 0 ? new Map<number, Seats>() : await findSeats(db, duels);
  return rows.map((row) => toRecord(row, seats.get(row.id) ?? null));
}

async function toRecordOrNone(
  db: Database,
  row: BattleRow | undefined,
): Promise<BattleRecord | undefined> {
  return row === undefined ? undefined : (await toRecords(db, [row]))[0];
}

const hasSeats: Readonly<Record<BattleKind, boolean>> = {
  leader: false,
  rematch: false,
  duel: true,
  trial: false,
};

/** The kinds whose player `user_id` names. */
export const kindsAgainstAi: readonly BattleKind[] = battleKinds.filter((kind) => !hasSeats[kind]);

/** All battles but visitors' trials. */
export function isOfPlayers(is: ExpressionBuilder<Schema, 'battles'>): Expression<SqlBool> {
  return is.or([is('battles.user_id', 'is not', null), is('kind', 'not in', kindsAgainstAi)]);
}

function toRecord(row: BattleRow, seats: Seats | null): BattleRecord {
  const shared = {
    id: row.id,
    format: row.format,
    levelRule: row.level_rule,
    status: row.status,
    step: row.step,
    turn: row.turn,
    engineVersion: row.engine_version,
    outcome: row.outcome,
    endedBy: row.ended_by,
    deadline: dateOf(row.deadline),
    shareKey: row.share_key,
    startedAt: new Date(row.started_at),
    endedAt: dateOf(row.ended_at),
    seasonId: row.season_id,
  };
  switch (row.kind) {
    case 'leader':
    case 'rematch':
      return {
        ...shared,
        kind: row.kind,
        userId: found(row.user_id, row),
        leaderId: row.leader_id,
        gains: row.gains,
      };
    case 'duel':
      return {
        ...shared,
        kind: row.kind,
        seats: found(seats, row),
        pace: found(row.pace, row),
        stepAt: new Date(found(row.step_at, row)),
        awaited: sidesOf(row.awaited),
        sealed: sidesOf(row.sealed),
        rated: row.rated === 1,
        unratedReason: row.unrated_reason,
        watch: found(row.watch, row),
        watchKey: row.watch_key,
      };
    case 'trial':
      return { ...shared, kind: row.kind, userId: row.user_id };
  }
}

function found<T>(value: T | null | undefined, { id }: BattleRow): T {
  if (value === null || value === undefined) throw new Error(`Battle ${id} is incomplete`);
  return value;
}

const dateOf = (moment: number | null) => (moment === null ? null : new Date(moment));

/** Each call in a battle begins with it. */
const findWithSeats = compiledOnce((db, id: number) =>
  selectBattles(db)
    .leftJoin('battle_seats', 'battle_seats.battle_id', 'battles.id')
    .leftJoin('online_users', 'online_users.user_id', 'battle_seats.user_id')
    .leftJoin('duel_settings', 'duel_settings.user_id', 'battle_seats.user_id')
    .select(seatColumns)
    .where('battles.id', '=', id),
);

export async function findBattle(db: Database, id: number): Promise<BattleRecord | undefined> {
  const rows = await findWithSeats(db, id);
  const [row] = rows;
  return row && toRecord(row, toSeats(rows));
}

/** The battle shared under a key; undefined while an account of its players is not active. */
export async function findSharedBattle(
  db: Database,
  key: string,
): Promise<BattleRecord | undefined> {
  const row = await selectBattles(db)
    .where('share_key', '=', key)
    .where(({ and, exists, not, selectFrom }) => {
      const inactive = selectFrom('users').select('users.id').where('users.status', '<>', 'active');
      const seated = selectFrom('battle_seats')
        .select('battle_seats.user_id')
        .whereRef('battle_seats.battle_id', '=', 'battles.id');
      return and([
        not(exists(inactive.whereRef('users.id', '=', 'battles.user_id'))),
        not(exists(inactive.where('users.id', 'in', seated))),
      ]);
    })
    .executeTakeFirst();
  return toRecordOrNone(db, row);
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

/** Unique among running battles and seats: of each kind a player fights one at a time. */
export function runningKeyOf(userId: number, kind: BattleKind): string {
  return `${kind}:${userId}`;
}

/** The battle running under a key: at most one. */
export async function findRunningBattle(
  db: Database,
  runningKey: string,
): Promise<BattleRecord | undefined> {
  const row = await selectBattles(db).where('running_key', '=', runningKey).executeTakeFirst();
  return toRecordOrNone(db, row);
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

export interface NewLeaderBattle {
  kind: LeaderBattleKind;
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
export async function insertLeaderBattle(trx: Trx, battle: NewLeaderBattle): Promise<number> {
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
      awaited: 0,
      sealed: 0,
    })
    .where('id', '=', id)
    .execute();
}

/** Stores why a duel does not count. */
export async function updateUnratedReason(
  trx: Trx,
  id: number,
  unrated_reason: UnratedReason | null,
): Promise<void> {
  await trx.updateTable('battles').set({ unrated_reason }).where('id', '=', id).execute();
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

/**
 * Running battles against leaders and trials past their deadline; those that count only after their
 * reminder.
 */
export async function listOverdueIds(db: Database, now: Date): Promise<number[]> {
  return listPastDeadline(db, now, (eb) =>
    eb.and([
      eb('kind', 'in', kindsAgainstAi),
      eb.or([eb('reminded', '=', 1), eb('kind', 'not in', countedBattleKinds)]),
    ]),
  );
}

/** Running duels in which a side's time is up, or whose step has all choices. */
export function listDueDuels(db: Database, now: Date): Promise<number[]> {
  return listPastDeadline(db, now, (eb) => eb('kind', '=', 'duel'));
}

async function listPastDeadline(
  db: Database,
  now: Date,
  condition: (eb: ExpressionBuilder<Schema, 'battles'>) => Expression<SqlBool>,
): Promise<number[]> {
  const rows = await db
    .selectFrom('battles')
    .select('id')
    .where('deadline', '<=', now.getTime())
    .where(condition)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
