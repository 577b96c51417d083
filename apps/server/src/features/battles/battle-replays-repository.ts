import { gunzipSync, gzipSync } from 'node:zlib';
import { type BattleEvent, contract } from '@poketorneo/contract';
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
  if (row === undefined) return undefined;
  const parsed: unknown = JSON.parse(gunzipSync(Buffer.from(row.events, 'base64')).toString());
  return { ...storedEvents.parse(parsed), turns: row.turns };
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
