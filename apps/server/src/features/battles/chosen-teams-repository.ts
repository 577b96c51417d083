import * as z from 'zod/mini';
import type { Database, Trx } from '../../db/database.ts';

const pokemonIds = z.array(z.int());

/** The player's last team against this leader, else against any; empty if none. */
export async function findChosenTeam(
  db: Database,
  userId: number,
  leaderId: number,
): Promise<number[]> {
  const row = await db
    .selectFrom('chosen_teams')
    .select('pokemon_ids')
    .where('user_id', '=', userId)
    .orderBy((eb) => eb.case().when('leader_id', '=', leaderId).then(0).else(1).end())
    .orderBy('chosen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? [] : pokemonIds.parse(JSON.parse(row.pokemon_ids));
}

/** Replaces the player's team for this leader. */
export async function updateChosenTeam(
  trx: Trx,
  {
    userId,
    leaderId,
    pokemonIds: ids,
    now,
  }: { userId: number; leaderId: number; pokemonIds: readonly number[]; now: Date },
): Promise<void> {
  const values = { pokemon_ids: JSON.stringify(ids), chosen_at: now.getTime() };
  await trx
    .insertInto('chosen_teams')
    .values({ user_id: userId, leader_id: leaderId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'leader_id']).doUpdateSet(values))
    .execute();
}
