import type { BattleUpdate } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import type { BattleUpdates } from './battle-updates.ts';
import { battleHasEnded } from './errors.ts';
import { requireBattle } from './require-battle.ts';

/** Returns undefined if the battle was advanced since it was read. */
export async function tryToSurrender(
  { db, updates }: { db: Database; updates: BattleUpdates },
  userId: number,
  battleId: number,
  after: number,
): Promise<BattleUpdate | undefined> {
  const own = await updates.findCurrent(userId, battleId);
  const { battle, side } = own;
  // The first response may have been lost.
  if (battle.status === 'over' && battle.endedBy === 'surrender')
    return updates.updatesSince(own, after);
  if (battle.status !== 'running') throw battleHasEnded(battle);
  const hasEnded = await updates.endIfUnchanged(own, 'surrender');
  if (!hasEnded) return undefined;
  return updates.updatesSince({ battle: await requireBattle(db, battleId), side }, after);
}
