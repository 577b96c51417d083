import { countedBattleKinds } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';

/** The player's running leader battle: at most one. */
export async function findRunningBattle(
  db: Database,
  userId: number,
): Promise<{ id: number; leaderId: number } | undefined> {
  const row = await db
    .selectFrom('battles')
    .select(['id', 'leader_id as leaderId'])
    .where('user_id', '=', userId)
    .where('status', '=', 'running')
    .where('kind', 'in', countedBattleKinds)
    .executeTakeFirst();
  if (row === undefined || row.leaderId === null) return undefined;
  return { id: row.id, leaderId: row.leaderId };
}
