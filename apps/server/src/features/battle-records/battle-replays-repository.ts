import { gunzipSync, gzipSync } from 'node:zlib';
import type { Audience } from '@poketorneo/battle';
import {
  type BattleEvent,
  type BattleFormat,
  type BattleSide,
  contract,
} from '@poketorneo/contract';
import * as z from 'zod/mini';
import type { Database, Trx } from '../../db/database.ts';
import { playedSides } from './battle-players.ts';
import type { BattleRecord } from './battles-repository.ts';

/** All events of a battle, by audience. */
export type ReplayEvents = Readonly<Record<Audience, readonly BattleEvent[]>>;

/** A finished battle's events, by audience; a leader is none. */
type StoredReplayEvents = Pick<ReplayEvents, 'spectator'> & {
  readonly [side in BattleSide]?: readonly BattleEvent[] | undefined;
};

export interface ReplayRecord {
  events: StoredReplayEvents;
  turns: number;
}

/** Of the event format: incremented by a change that old replays cannot be shown with. */
const version = 1;

const { events } = contract.battles.start.response.shape;
const storedEvents = z.union([
  z.object({ 1: z.optional(events), 2: z.optional(events), spectator: events }),
  // Until duels, the player's events were stored as `own`.
  z.pipe(
    z.object({ own: events, spectator: events }),
    z.transform(({ own, spectator }): StoredReplayEvents => ({ 1: own, spectator })),
  ),
]);

export async function findReplay(
  db: Database,
  battleId: number,
): Promise<ReplayRecord | undefined> {
  const row = await db
    .selectFrom('battle_replays')
    .select(['events', 'turns'])
    .where('battle_id', '=', battleId)
    .executeTakeFirst();
  return row && { events: unpacked(row.events), turns: row.turns };
}

/** Replays of a player's finished battles against a leader, newest first. */
export async function listReplaysAgainst(
  db: Database,
  { userId, leaderId, limit }: { userId: number; leaderId: number; limit: number },
): Promise<{ battleId: number; format: BattleFormat; events: StoredReplayEvents }[]> {
  const rows = await db
    .selectFrom('battle_replays')
    .innerJoin('battles', 'battles.id', 'battle_replays.battle_id')
    .select(['battles.id', 'battles.format', 'battle_replays.events'])
    .where('battles.user_id', '=', userId)
    .where('battles.leader_id', '=', leaderId)
    .where('battles.status', '=', 'over')
    .orderBy('battles.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, format, events: packed }) => ({
    battleId: id,
    format,
    events: unpacked(packed),
  }));
}

function unpacked(packed: string): StoredReplayEvents {
  return storedEvents.parse(JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString()));
}

/** Stores the events as the battle's players and spectators saw them. */
export async function insertReplay(
  trx: Trx,
  battle: BattleRecord,
  { events: all, turns }: { events: ReplayEvents; turns: number },
): Promise<void> {
  const audiences: Audience[] = [...playedSides(battle), 'spectator'];
  const seen = Object.fromEntries(audiences.map((audience) => [audience, all[audience]]));
  const stored = gzipSync(JSON.stringify(seen)).toString('base64');
  await trx
    .insertInto('battle_replays')
    .values({ battle_id: battle.id, version, events: stored, turns })
    .execute();
}
