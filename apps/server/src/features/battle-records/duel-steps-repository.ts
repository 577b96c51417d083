import type {
  BattleChoice,
  BattleSide,
  DuelAudience,
  DuelEmote,
  DuelPace,
  LevelRule,
  UnratedReason,
} from '@poketorneo/contract';
import { foeOf } from '@poketorneo/rules/battle';
import { paceTimes } from '@poketorneo/rules/duels';
import { type RawBuilder, sql } from 'kysely';
import { type Bus, type ChangeEvent, channel, encodeEvent } from '../../bus/index.ts';
import type { Database, Trx } from '../../db/database.ts';
import { canChangeInWith, databaseNow } from '../../db/dialect.ts';
import { toFlag } from '../../db/flag.ts';
import type { SideBits } from '../../db/schema.ts';
import {
  type RunTransaction,
  retryOnSerializationFailure,
  type UnitOfWork,
} from '../../db/transaction.ts';
import { encodeStepChoices, parseChoice, type StepChoices } from './battle-choices-repository.ts';
import type { Duel } from './battles-repository.ts';
import { bitsOf, sidesOf } from './seats-repository.ts';

export interface NewDuel {
  levelRule: LevelRule;
  /** JSON. */
  setup: string;
  engineVersion: string;
  deadline: Date;
  runningKey: string;
  startedAt: Date;
  /** By the database's clock. */
  stepAt: Date;
  pace: DuelPace;
  /** Null for a duel that may count. */
  unratedReason: UnratedReason | null;
  watch: DuelAudience;
  watchKey: string | null;
  awaited: readonly BattleSide[];
}

/** Returns the id. */
export async function insertDuel(trx: Trx, duel: NewDuel): Promise<number> {
  const { id } = await trx
    .insertInto('battles')
    .values({
      kind: 'duel',
      format: 'singles',
      level_rule: duel.levelRule,
      status: 'running',
      step: 0,
      turn: 0,
      setup: duel.setup,
      engine_version: duel.engineVersion,
      user_id: null,
      leader_id: null,
      outcome: null,
      ended_by: null,
      gains: null,
      deadline: duel.deadline.getTime(),
      running_key: duel.runningKey,
      share_key: null,
      started_at: duel.startedAt.getTime(),
      ended_at: null,
      pace: duel.pace,
      step_at: duel.stepAt.getTime(),
      awaited: bitsOf(duel.awaited),
      watch: duel.watch,
      rated: toFlag(duel.unratedReason === null),
      unrated_reason: duel.unratedReason,
      watch_key: duel.watchKey,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A choice in a running step of a duel. */
export interface DuelChoice {
  battleId: number;
  step: number;
  side: BattleSide;
  /** Whose choice it is: the other devices of this player are told. */
  userId: number;
  choice: BattleChoice;
  pace: DuelPace;
}

interface StepParts {
  db: Database;
  transaction: RunTransaction;
  clock: () => number;
}

interface Moved {
  sealed: SideBits;
  awaited: SideBits;
  step_at: number;
  deadline: number;
  moment: number;
  /** The other side's choice of the step, where it was stored before; not always told. */
  other_choice?: string | null;
  other_made_at?: number | null;
}

/** What has changed in a duel, and the choices of the step that are known. */
interface SealedChoice {
  changes: Pick<Duel, 'sealed' | 'stepAt' | 'deadline'>;
  choices: StepChoices;
}

/**
 * Stores a choice, unless the step is over, the side has chosen or its time has run out. The
 * database decides, by its own clock; on PostgreSQL in one statement, because serializable
 * transactions of different duels would cancel each other. Tells of a choice that waits for the
 * other's. Returns undefined if nothing was stored.
 */
export async function sealChoice(
  { db, transaction, clock }: StepParts,
  duel: DuelChoice,
): Promise<SealedChoice | undefined> {
  if (!canChangeInWith(db)) return transaction((unit) => sealChoiceIn(unit, duel, clock()));
  return sealedOf(
    duel,
    await retryOnSerializationFailure(() => sealInOneStatement(db, duel, clock)),
  );
}

/** As `sealChoice`, in a transaction and for a choice that was made at a moment. */
export async function sealChoiceIn(
  { trx, emit }: UnitOfWork,
  duel: DuelChoice,
  madeAt: number,
): Promise<SealedChoice | undefined> {
  const { rows } = await sealing(duel, sql<number>`${madeAt}`).execute(trx);
  const [row] = rows;
  if (row === undefined) return undefined;
  await insertSealed(trx, duel, row.moment);
  if (row.sealed !== row.awaited) emit('sealed-choices', duel.userId);
  return sealedOf(duel, row);
}

function sealedOf(duel: DuelChoice, moved: Moved | undefined): SealedChoice | undefined {
  if (moved === undefined) return undefined;
  const { sealed, step_at, deadline, moment, other_choice: other, other_made_at: otherAt } = moved;
  return {
    changes: { sealed: sidesOf(sealed), stepAt: new Date(step_at), deadline: new Date(deadline) },
    choices: {
      [duel.side]: { choice: duel.choice, madeAt: new Date(moment) },
      ...(other && otherAt
        ? { [foeOf(duel.side)]: { choice: parseChoice(other), madeAt: new Date(otherAt) } }
        : {}),
    },
  };
}

async function sealInOneStatement(db: Database, duel: DuelChoice, clock: () => number) {
  const { battleId, step, side, userId, choice } = duel;
  const event = encodeEvent({ topic: 'sealed-choices', id: userId });
  const { rows } = await sql<Moved>`
    with moved as (${sealing(duel, databaseNow(db, clock))}), stored as (
      insert into battle_choices (battle_id, number, step, side, choice, decided_by, made_at)
      select ${battleId}::bigint, ${numberOf(duel)}::bigint, ${step}::bigint, ${side}::bigint,
        ${JSON.stringify(choice)}, 'player', moment
      from moved
    ), told as (select pg_notify(${channel}, ${event}) from moved where sealed <> awaited)
    select moved.sealed, moved.awaited, moved.step_at, moved.deadline, moved.moment,
      other.choice as other_choice, other.made_at as other_made_at,
      (select count(*) from told) as told
    from moved left join battle_choices as other
      on other.battle_id = ${battleId}::bigint
      and other.number = ${numberOf({ step, side: foeOf(side) })}::bigint`.execute(db);
  return rows[0];
}

/** Marks the choice as stored. The deadline becomes the other side's, or now if none is missing. */
function sealing(
  { battleId, step, side, pace }: DuelChoice,
  now: RawBuilder<number>,
): RawBuilder<Moved> {
  const bit = bitsOf([side]);
  const { free } = paceTimes[pace];
  const bankOf = (of: BattleSide) =>
    sql`(select bank from battle_seats where battle_id = battles.id and side = ${sql.lit(of)})`;
  const limitOf = (of: BattleSide) => sql`step_at + ${sql.lit(free)} + ${bankOf(of)}`;
  return sql<Moved>`
    update battles
    set sealed = sealed | ${sql.lit(bit)},
      deadline = case when sealed | ${sql.lit(bit)} = awaited then ${now}
        else ${limitOf(foeOf(side))} + 1 end
    where id = ${battleId} and kind = 'duel' and status = 'running' and step = ${step}
      and awaited & ${sql.lit(bit)} <> 0 and sealed & ${sql.lit(bit)} = 0
      and ${now} <= ${limitOf(side)}
    returning sealed, awaited, step_at, deadline, ${now} as moment`;
}

async function insertSealed(trx: Trx, duel: DuelChoice, madeAt: number): Promise<void> {
  const { battleId, step, side, choice } = duel;
  await trx
    .insertInto('battle_choices')
    .values({
      battle_id: battleId,
      number: numberOf(duel),
      step,
      side,
      choice: JSON.stringify(choice),
      decided_by: 'player',
      made_at: madeAt,
    })
    .execute();
}

/** The place of a choice among all of a duel. */
function numberOf({ step, side }: Pick<DuelChoice, 'step' | 'side'>): number {
  return 2 * step + side;
}

export interface NextStep {
  battleId: number;
  /** The step that is over. */
  step: number;
  turn: number;
  awaited: readonly BattleSide[];
  banks: Readonly<Record<BattleSide, number>>;
  pace: DuelPace;
  /** Of the step that is over. */
  choices: StepChoices;
}

/**
 * Begins the next step, and tells of it; its clock starts now, by the database, on PostgreSQL in
 * one statement as `sealChoice`. Returns its times, or undefined if another process has begun it.
 */
export async function advanceStep(
  { db, transaction, bus, clock }: StepParts & { bus: Pick<Bus, 'publish'> },
  next: NextStep,
): Promise<Pick<Duel, 'stepAt' | 'deadline'> | undefined> {
  const { battleId: id, step, choices } = next;
  if (canChangeInWith(db)) {
    const news = { step: step + 1, choices: encodeStepChoices(step, choices) };
    const event = { topic: 'battle-steps', id, ...news } as const;
    // It may deadlock with a transaction that changes a seat first.
    const begun = await retryOnSerializationFailure(() =>
      advanceInOneStatement(db, next, { event, clock }),
    );
    if (begun !== undefined) bus.publish(event);
    return begun && timesOf(begun);
  }
  return transaction((unit) => advanceStepIn(unit, next));
}

/** As `advanceStep`, in a transaction. */
export async function advanceStepIn(
  { trx, clock, emit }: UnitOfWork,
  next: NextStep,
): Promise<Pick<Duel, 'stepAt' | 'deadline'> | undefined> {
  const { battleId: id } = next;
  const { rows } = await advancing(next, databaseNow(trx, clock)).execute(trx);
  const [begun] = rows;
  if (begun === undefined) return undefined;
  await sql`update battle_seats set ${banking(next)} where battle_id = ${id}`.execute(trx);
  emit('battle-steps', id);
  return timesOf(begun);
}

interface BegunStep {
  id: number;
  step_at: number;
  deadline: number;
}

function timesOf({ step_at, deadline }: BegunStep): Pick<Duel, 'stepAt' | 'deadline'> {
  return { stepAt: new Date(step_at), deadline: new Date(deadline) };
}

async function advanceInOneStatement(
  db: Database,
  next: NextStep,
  { event, clock }: { event: ChangeEvent; clock: () => number },
): Promise<BegunStep | undefined> {
  const { rows } = await sql<BegunStep>`
    with moved as (${advancing(next, databaseNow(db, clock))}), banked as (
      update battle_seats set ${banking(next)} where battle_id in (select id from moved)
    ), told as (select pg_notify(${channel}, ${encodeEvent(event)}) from moved)
    select id, step_at, deadline, (select count(*) from told) as told from moved`.execute(db);
  return rows[0];
}

function banking({ banks }: NextStep): RawBuilder<unknown> {
  const bankOf = (side: BattleSide) => sql`cast(${banks[side]} as bigint)`;
  return sql`bank = case side when 1 then ${bankOf(1)} else ${bankOf(2)} end`;
}

function advancing(
  { battleId, step, turn, awaited, banks, pace }: NextStep,
  now: RawBuilder<number>,
): RawBuilder<BegunStep> {
  const longest = Math.max(...awaited.map((side) => banks[side]));
  return sql<BegunStep>`
    update battles
    set step = step + 1, turn = ${turn}, sealed = 0, awaited = ${sql.lit(bitsOf(awaited))},
      step_at = ${now}, deadline = ${now} + ${sql.lit(paceTimes[pace].free + longest + 1)}
    where id = ${battleId} and kind = 'duel' and status = 'running' and step = ${step}
      and sealed = awaited
    returning id, step_at, deadline`;
}

/** When a server last kept duels going; undefined before the first duel. */
export async function findPulse(db: Database): Promise<number | undefined> {
  const row = await db.selectFrom('duel_pulse').select('served_at').executeTakeFirst();
  return row?.served_at;
}

export async function updatePulse(trx: Trx, servedAt: number): Promise<void> {
  await trx
    .insertInto('duel_pulse')
    .values({ id: 1, served_at: servedAt, paired_at: 0 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ served_at: servedAt }))
    .execute();
}

export async function listRunningDuels(db: Database): Promise<number[]> {
  // Only running battles have a deadline, which is indexed.
  const rows = await db
    .selectFrom('battles')
    .select('id')
    .where('deadline', '>', 0)
    .where('kind', '=', 'duel')
    .execute();
  return rows.map(({ id }) => id);
}

/** Moves the clocks of running duels, and the choices of their running steps with them. */
export async function shiftClocks(
  trx: Trx,
  battleIds: readonly number[],
  milliseconds: number,
): Promise<void> {
  if (battleIds.length === 0) return;
  await trx
    .updateTable('battle_choices')
    .set((eb) => ({ made_at: eb('made_at', '+', milliseconds) }))
    .where('battle_id', 'in', battleIds)
    .where('step', '=', (eb) =>
      eb
        .selectFrom('battles')
        .select('step')
        .whereRef('battles.id', '=', 'battle_choices.battle_id'),
    )
    .execute();
  await trx
    .updateTable('battles')
    .set((eb) => ({
      step_at: eb('step_at', '+', milliseconds),
      deadline: eb('deadline', '+', milliseconds),
    }))
    .where('id', 'in', battleIds)
    .execute();
}

/** Offers a draw in the current step. */
export async function updateDrawOffer(
  trx: Trx,
  { battleId, side, step }: { battleId: number; side: BattleSide; step: number },
): Promise<void> {
  await trx
    .updateTable('battle_seats')
    .set({ draw_offered_at_step: step })
    .where('battle_id', '=', battleId)
    .where('side', '=', side)
    .execute();
}

/** Refuses the draw that the side has offered in the current step. */
export async function updateDrawRefusal(
  trx: Trx,
  { battleId, side, step }: { battleId: number; side: BattleSide; step: number },
): Promise<void> {
  await trx
    .updateTable('battle_seats')
    .set({ draw_refused_at_step: step })
    .where('battle_id', '=', battleId)
    .where('side', '=', side)
    .execute();
}

/** Stores a player's last emote. */
export async function updateEmote(
  trx: Trx,
  { battleId, side, emote }: { battleId: number; side: BattleSide; emote: DuelEmote },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('battle_seats')
    .set({ emote, emote_at: now.getTime() })
    .where('battle_id', '=', battleId)
    .where('side', '=', side)
    .execute();
}
