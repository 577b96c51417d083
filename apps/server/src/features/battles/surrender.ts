import type { BattleUpdate } from '@poketorneo/contract';
import { foeOf } from '@poketorneo/rules/battle';
import type { Database } from '../../db/database.ts';
import type { BattleUpdates } from './battle-updates.ts';
import type { EndEarly } from './end-early.ts';
import { battleHasEnded } from './errors.ts';
import { type OwnBattle, requireBattle } from './require-battle.ts';

interface SurrenderParts {
  db: Database;
  updates: BattleUpdates;
  endEarly: EndEarly;
}

/** Returns undefined if the battle was advanced since it was read. */
export async function tryToSurrender(
  { db, updates, endEarly }: SurrenderParts,
  own: OwnBattle,
  after: number,
): Promise<BattleUpdate | undefined> {
  const { battle, side } = own;
  // The first response may have been lost.
  if (battle.status === 'over' && battle.endedBy === 'surrender') {
    return updates.updatesSince(own, after);
  }
  if (battle.status !== 'running') throw battleHasEnded(battle);
  const end = { winner: foeOf(side), by: 'surrender' } as const;
  const hasEnded = await endEarly(battle, async ({ emit }) => {
    emit('battle-steps', battle.id);
    return end;
  });
  if (!hasEnded) return undefined;
  return updates.updatesSince({ battle: await requireBattle(db, battle.id), side }, after);
}
