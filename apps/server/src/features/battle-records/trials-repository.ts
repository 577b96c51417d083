import type { ExpressionBuilder } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { asTrial } from './battle-players.ts';
import { findBattle, type Trial } from './battles-repository.ts';

/** Trials that may run at once: each holds a numbered place, and its key is unique. */
export const maxRunningTrials = 50;

const keyOfPlace = (place: number) => `trial:${place}`;

/** A place that no running trial holds; undefined if there is none. */
export async function findFreeTrialPlace(db: Database): Promise<number | undefined> {
  const rows = await db
    .selectFrom('battles')
    .select('running_key')
    .where('kind', '=', 'trial')
    .where('running_key', 'is not', null)
    .execute();
  const held = new Set(rows.map(({ running_key }) => running_key));
  const places = Array.from({ length: maxRunningTrials }, (_, index) => index + 1);
  return places.find((place) => !held.has(keyOfPlace(place)));
}

/** The last choice of a trial, or its beginning. */
const lastSeen = (eb: ExpressionBuilder<Schema, 'battles' | 'battle_choices'>) =>
  eb.fn.coalesce(eb.fn.max('battle_choices.made_at'), 'battles.started_at');

/**
 * Deletes the visitors' trial that was left first: running, and without a choice since a moment.
 * Returns whether there was one.
 */
export async function deleteLeftTrial(trx: Trx, since: Date): Promise<boolean> {
  const left = await trx
    .selectFrom('battles')
    .leftJoin('battle_choices', 'battle_choices.battle_id', 'battles.id')
    .select('battles.id')
    .where('battles.kind', '=', 'trial')
    .where('battles.running_key', 'is not', null)
    .where('battles.started_at', '<=', since.getTime())
    .groupBy('battles.id')
    .having((eb) => eb(lastSeen(eb), '<=', since.getTime()))
    .orderBy(lastSeen)
    .orderBy('battles.id')
    .limit(1)
    .executeTakeFirst();
  if (left === undefined) return false;
  await trx.deleteFrom('battles').where('id', '=', left.id).execute();
  return true;
}

export interface NewTrial {
  /** JSON. */
  setup: string;
  engineVersion: string;
  deadline: Date;
  /** From `findFreeTrialPlace`. */
  place: number;
  /** Hash of its token. */
  key: string;
  startedAt: Date;
}

/** Returns the id. Violates a unique key if another trial has taken the place. */
export async function insertTrial(trx: Trx, trial: NewTrial): Promise<number> {
  const { id } = await trx
    .insertInto('battles')
    .values({
      kind: 'trial',
      format: 'singles',
      level_rule: 'equal',
      status: 'running',
      step: 0,
      turn: 0,
      setup: trial.setup,
      engine_version: trial.engineVersion,
      user_id: null,
      leader_id: null,
      outcome: null,
      ended_by: null,
      gains: null,
      deadline: trial.deadline.getTime(),
      running_key: keyOfPlace(trial.place),
      share_key: null,
      trial_key: trial.key,
      started_at: trial.startedAt.getTime(),
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The trial with this hash of its token. */
export async function findTrial(db: Database, key: string): Promise<Trial | undefined> {
  const row = await db
    .selectFrom('battles')
    .select('id')
    .where('trial_key', '=', key)
    .executeTakeFirst();
  const battle = row && (await findBattle(db, row.id));
  return (battle && asTrial(battle)) ?? undefined;
}

/** Gives a trial to a player, unless it is already kept. */
export async function updateKeeper(trx: Trx, id: number, userId: number): Promise<void> {
  await trx
    .updateTable('battles')
    .set({ user_id: userId })
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .execute();
}

/** Deletes visitors' trials begun before the moment. */
export async function deleteTrialsBefore(trx: Trx, moment: Date): Promise<void> {
  await trx
    .deleteFrom('battles')
    .where('kind', '=', 'trial')
    .where('user_id', 'is', null)
    .where('started_at', '<', moment.getTime())
    .execute();
}
