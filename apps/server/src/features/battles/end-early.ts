import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { type BattleRecord, findBattle } from '../battle-records/index.ts';
import { type BattleEnd, endBattle } from './battle-end.ts';
import type { BattleUpdates } from './battle-updates.ts';
import type { EngineClient } from './engine-client.ts';

interface EndEarlyParts {
  transaction: RunTransaction;
  engineClient: EngineClient;
  updates: BattleUpdates;
}

/**
 * Ends a running battle before it is played out, if its step has not changed since it was read and
 * `decide`, called in the transaction, still finds an end. Returns whether it has ended.
 */
export function createEndEarly({ transaction, engineClient, updates }: EndEarlyParts) {
  return async function endEarly<Battle extends BattleRecord>(
    battle: Battle,
    decide: (unit: UnitOfWork, current: BattleRecord) => Promise<BattleEnd | null>,
    notifyPlayers: (unit: UnitOfWork) => Promise<unknown> = async () => {},
  ): Promise<boolean> {
    const response = await engineClient.snapshot(battle, { views: [], includeReplay: true });
    if (response.kind === 'broken') {
      await updates.handleBroken(battle, response.message);
      return false;
    }
    const { replayEvents } = response;
    return transaction(async (unit) => {
      const current = await findBattle(unit.trx, battle.id);
      if (current?.status !== 'running' || current.step !== battle.step) return false;
      const end = await decide(unit, current);
      if (end === null) return false;
      await endBattle(unit, current, { ...end, turn: current.turn, replayEvents });
      await notifyPlayers(unit);
      return true;
    });
  };
}

export type EndEarly = ReturnType<typeof createEndEarly>;
