import { contract, type DuelChallengeStatus, type DuelTerms } from '@poketorneo/contract';
import type { ExpressionBuilder, Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Trx } from '../../db/database.ts';
import type { DuelChallengesTable, Schema } from '../../db/schema.ts';

const { terms: storedTerms } = contract.duels.challenge.body.shape;
const pokemonIds = z.array(z.int());
const storedTeams = z.object({
  /** Ids of available Pokémon: of the challenger, then of the challenged player. */
  sides: z.tuple([pokemonIds, pokemonIds]),
  /** False for drawn teams that were not weighed. */
  isBalanced: z.boolean(),
});
export type DuelTeamIds = z.output<typeof storedTeams>;

export interface ChallengeRecord {
  id: number;
  fromId: number;
  /** Null for a link until it is accepted. */
  toId: number | null;
  linkKey: string | null;
  terms: DuelTerms;
  /** The challenger's own team. */
  pokemonIds: readonly number[] | null;
  /** Of the duel: known once accepted, and for a second leg before. */
  teams: DuelTeamIds | null;
  status: DuelChallengeStatus;
  battleId: number | null;
  rematchOf: number | null;
  notificationId: number | null;
  createdAt: Date;
  expiresAt: Date;
}

export type NewChallenge = Omit<ChallengeRecord, 'id' | 'notificationId'>;

function toRecord(row: Selectable<DuelChallengesTable>): ChallengeRecord {
  return {
    id: row.id,
    fromId: row.from_id,
    toId: row.to_id,
    linkKey: row.link_key,
    terms: storedTerms.parse(JSON.parse(row.terms)),
    pokemonIds: row.pokemon_ids === null ? null : pokemonIds.parse(JSON.parse(row.pokemon_ids)),
    teams: row.teams === null ? null : storedTeams.parse(JSON.parse(row.teams)),
    status: row.status,
    battleId: row.battle_id,
    rematchOf: row.rematch_of,
    notificationId: row.notification_id,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
  };
}

const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Returns the id. */
export async function insertChallenge(trx: Trx, challenge: NewChallenge): Promise<number> {
  const { id } = await trx
    .insertInto('duel_challenges')
    .values({
      from_id: challenge.fromId,
      to_id: challenge.toId,
      link_key: challenge.linkKey,
      terms: JSON.stringify(challenge.terms),
      pokemon_ids: jsonOrNull(challenge.pokemonIds),
      teams: jsonOrNull(challenge.teams),
      status: challenge.status,
      battle_id: challenge.battleId,
      rematch_of: challenge.rematchOf,
      created_at: challenge.createdAt.getTime(),
      expires_at: challenge.expiresAt.getTime(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A challenge by its id, its link's key, or the duel that it became. */
export async function findChallenge(
  db: Database,
  by: { id: number } | { linkKey: string } | { battleId: number },
): Promise<ChallengeRecord | undefined> {
  const all = db.selectFrom('duel_challenges').selectAll();
  const found =
    'id' in by
      ? all.where('id', '=', by.id)
      : 'linkKey' in by
        ? all.where('link_key', '=', by.linkKey)
        : all.where('battle_id', '=', by.battleId);
  const row = await found.executeTakeFirst();
  return row && toRecord(row);
}

type Challenges = ExpressionBuilder<Schema, 'duel_challenges'>;

const isOpen = (now: Date) => (eb: Challenges) =>
  eb.and([eb('status', '=', 'open'), eb('expires_at', '>', now.getTime())]);

/** The open challenges that a player made or received, oldest first. */
export async function listOpenChallenges(
  db: Database,
  userId: number,
  now: Date,
): Promise<ChallengeRecord[]> {
  const rows = await db
    .selectFrom('duel_challenges')
    .selectAll()
    .where((eb) => eb.or([eb('from_id', '=', userId), eb('to_id', '=', userId)]))
    .where(isOpen(now))
    .orderBy('id')
    .execute();
  return rows.map(toRecord);
}

/** The number of open challenges that a player made, without those offered after a duel. */
export async function countOpenChallenges(db: Database, fromId: number, now: Date) {
  const { count } = await db
    .selectFrom('duel_challenges')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('from_id', '=', fromId)
    .where('rematch_of', 'is', null)
    .where(isOpen(now))
    .executeTakeFirstOrThrow();
  return count;
}

/** The rematches and the second leg offered after a duel, newest first. */
export async function listRematches(db: Database, battleId: number): Promise<ChallengeRecord[]> {
  const rows = await db
    .selectFrom('duel_challenges')
    .selectAll()
    .where('rematch_of', '=', battleId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toRecord);
}

/** The newest rematch offered after a duel. */
export async function findRematch(
  db: Database,
  battleId: number,
): Promise<ChallengeRecord | undefined> {
  const rematches = await listRematches(db, battleId);
  // A second leg has its teams from the beginning.
  return rematches.find(({ status, teams }) => status === 'accepted' || teams === null);
}

/** Open challenges that have expired. */
export async function listExpiredChallenges(db: Database, now: Date): Promise<ChallengeRecord[]> {
  const rows = await db
    .selectFrom('duel_challenges')
    .selectAll()
    .where('status', '=', 'open')
    .where('expires_at', '<=', now.getTime())
    .execute();
  return rows.map(toRecord);
}

/** Deletes challenges that came to nothing. */
export async function deleteClosedChallenges(trx: Trx, before: Date): Promise<void> {
  await trx
    .deleteFrom('duel_challenges')
    .where('status', 'in', ['refused', 'withdrawn', 'expired'])
    .where('expires_at', '<', before.getTime())
    .execute();
}

export async function updateNotification(
  trx: Trx,
  id: number,
  notificationId: number,
): Promise<void> {
  await trx
    .updateTable('duel_challenges')
    .set({ notification_id: notificationId })
    .where('id', '=', id)
    .execute();
}

/** How a challenge has ended. */
export type ChallengeEnding =
  | { status: Exclude<DuelChallengeStatus, 'open' | 'accepted'> }
  | { status: 'accepted'; toId: number; battleId: number; teams: DuelTeamIds };

export async function updateChallengeEnding(
  trx: Trx,
  id: number,
  ending: ChallengeEnding,
): Promise<void> {
  const duel =
    ending.status === 'accepted'
      ? {
          to_id: ending.toId,
          battle_id: ending.battleId,
          teams: JSON.stringify(ending.teams),
        }
      : {};
  await trx
    .updateTable('duel_challenges')
    .set({ status: ending.status, notification_id: null, ...duel })
    .where('id', '=', id)
    .execute();
}
