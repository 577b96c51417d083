import { gunzipSync, gzipSync } from 'node:zlib';
import { type BattleEvent, type BattleFormat, contract } from '@poketorneo/contract';
import * as z from 'zod/mini';
import type { Database, Trx } from '../../db/database.ts';
import type { ReplayEvents } from './engine/messages.ts';

/** All events of a finished battle. */
export interface ReplayRecord {
  /** From the player's view. */
  own: BattleEvent[];
  /** From a spectator's view. */
  spectator: BattleEvent[];
  turns: number;
}

/** Of the event format: incremented by a change that old replays cannot be shown with. */
const version = 1;

const { events } = contract.battles.replay.response.shape;
const storedEvents = z.object({ own: events, spectator: events });

export async function findReplay(
  db: Database,
  battleId: number,
): Promise<ReplayRecord | undefined> {
  const row = await db
    .selectFrom('battle_replays')
    .select(['events', 'turns'])
    .where('battle_id', '=', battleId)
    .executeTakeFirst();
  return row && { ...unpacked(row.events), turns: row.turns };
}

/** Events of a player's finished battles against a leader, as the player saw them, newest first. */
export async function listOwnReplays(
  db: Database,
  { userId, leaderId, limit }: { userId: number; leaderId: number; limit: number },
): Promise<{ battleId: number; format: BattleFormat; own: BattleEvent[] }[]> {
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
    own: unpacked(packed).own,
  }));
}

function unpacked(packed: string): z.output<typeof storedEvents> {
  return storedEvents.parse(JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString()));
}

export async function insertReplay(
  trx: Trx,
  battleId: number,
  { own, spectator, turns }: ReplayEvents & Pick<ReplayRecord, 'turns'>,
): Promise<void> {
  const stored = gzipSync(JSON.stringify({ own, spectator })).toString('base64');
  await trx
    .insertInto('battle_replays')
    .values({ battle_id: battleId, version, events: stored, turns })
    .execute();
}
