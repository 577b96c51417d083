import { type DuelTerms, duelTerms } from '@poketorneo/contract';
import type { RecentOpponent, UserBlock } from '@poketorneo/rules/duels';
import * as z from 'zod/mini';
import type { Database, Trx } from '../../db/database.ts';
import { lockTables } from '../../db/dialect.ts';
import type { RunTransaction } from '../../db/transaction.ts';

/** A player who searches an opponent. */
export interface QueuedPlayer {
  userId: number;
  /** Only equal ones are paired. */
  termsKey: string;
  terms: DuelTerms;
  /** The own team; null for drawn ones. */
  pokemonIds: number[] | null;
  since: Date;
  seenAt: Date;
}

const storedTeam = z.nullable(z.array(z.int()));

export async function findQueued(db: Database, userId: number): Promise<QueuedPlayer | undefined> {
  const [player] = await listQueued(db, (query) => query.where('user_id', '=', userId));
  return player;
}

/** All who wait, the longest waiting first. */
export function listQueuedPlayers(db: Database): Promise<QueuedPlayer[]> {
  return listQueued(db, (query) => query.orderBy('since').orderBy('user_id'));
}

const selectQueued = (db: Database) => db.selectFrom('duel_queue').selectAll();

async function listQueued(
  db: Database,
  narrow: (query: ReturnType<typeof selectQueued>) => ReturnType<typeof selectQueued>,
): Promise<QueuedPlayer[]> {
  const rows = await narrow(selectQueued(db)).execute();
  return rows.map((row) => ({
    userId: row.user_id,
    termsKey: row.terms_key,
    terms: duelTerms.parse(JSON.parse(row.terms)),
    pokemonIds: storedTeam.parse(JSON.parse(row.pokemon_ids ?? 'null')),
    since: new Date(row.since),
    seenAt: new Date(row.seen_at),
  }));
}

/** Replaces an earlier place in the queue. */
export async function updateQueued(trx: Trx, player: QueuedPlayer): Promise<void> {
  const values = {
    terms_key: player.termsKey,
    terms: JSON.stringify(player.terms),
    pokemon_ids: player.pokemonIds === null ? null : JSON.stringify(player.pokemonIds),
    since: player.since.getTime(),
    seen_at: player.seenAt.getTime(),
  };
  await trx
    .insertInto('duel_queue')
    .values({ user_id: player.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Takes players out of the queue; returns how many waited. */
export async function deleteQueued(trx: Trx, userIds: readonly number[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('duel_queue')
    .where('user_id', 'in', userIds)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Takes those out who were last heard of before a moment. */
export async function deleteUnseen(trx: Trx, before: Date): Promise<number[]> {
  const rows = await trx
    .deleteFrom('duel_queue')
    .where('seen_at', '<', before.getTime())
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/**
 * Claims the pairing of this moment: of several processes one pairs at a time. Returns whether this
 * one does.
 */
export async function claimPairing(trx: Trx, now: Date, everyMs: number): Promise<boolean> {
  await trx
    .insertInto('duel_pulse')
    .values({ id: 1, served_at: now.getTime(), paired_at: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('duel_pulse')
    .set({ paired_at: now.getTime() })
    .where('paired_at', '<=', now.getTime() - everyMs)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Transactions that run one at a time, in all processes: those of challenges, of the queue and of
 * the duels that they begin. They use the same rows and index pages: on PostgreSQL they would cancel
 * each other, some twenty times in a row.
 */
export function takeTurns(transaction: RunTransaction): RunTransaction {
  return (work) =>
    transaction(async (unit) => {
      // Before the first read, which takes the snapshot.
      await lockTables(unit.trx, ['duel_pulse']);
      return work(unit);
    });
}

/** Duels of these players that have ended since a moment. */
export async function listRecentOpponents(
  db: Database,
  userIds: readonly number[],
  since: Date,
): Promise<RecentOpponent[]> {
  const rows = await db
    .selectFrom('battle_seats as own')
    .innerJoin('battle_seats as other', (join) =>
      join.onRef('other.battle_id', '=', 'own.battle_id').onRef('other.side', '<>', 'own.side'),
    )
    .innerJoin('battles', 'battles.id', 'own.battle_id')
    .select(['own.user_id as userId', 'other.user_id as opponentId', 'battles.ended_at as endedAt'])
    .where('own.user_id', 'in', userIds)
    .where('battles.ended_at', '>=', since.getTime())
    .execute();
  return rows.flatMap(({ userId, opponentId, endedAt }) =>
    userId === null || opponentId === null || endedAt === null
      ? []
      : { userId, opponentId, endedAt },
  );
}

/** Blocks that these players have made. */
export async function listBlocksOf(db: Database, userIds: readonly number[]): Promise<UserBlock[]> {
  const rows = await db
    .selectFrom('user_blocks')
    .select(['user_id as userId', 'blocked_id as blockedId'])
    .where('user_id', 'in', userIds)
    .execute();
  return rows;
}
