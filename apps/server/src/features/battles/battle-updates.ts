import type { BattleUpdate } from '@poketorneo/contract';
import { isPastDeadline } from '@poketorneo/rules/battle';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { endBattle } from './battle-end.ts';
import { findReplay } from './battle-replays-repository.ts';
import { resultOf } from './battle-views.ts';
import type { BattleRecord } from './battles-repository.ts';
import type { BattleSnapshot } from './engine/messages.ts';
import type { EngineClient } from './engine-client.ts';
import { requireBattle, requireOwnBattle } from './require-battle.ts';
import { isSameStep } from './step-conflict.ts';
import { voidBrokenBattle } from './void-battle.ts';

interface BattleUpdatesParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  engineClient: EngineClient;
}

/** The state of battles as their players see it. */
export function createBattleUpdates({ db, transaction, clock, engineClient }: BattleUpdatesParts) {
  /**
   * Ends a running battle as lost. Returns false if it was advanced since it was read, is no longer
   * overdue, or is broken.
   */
  async function endIfUnchanged(
    battle: BattleRecord,
    by: 'surrender' | 'timeout',
    notifyPlayer: (unit: UnitOfWork) => Promise<unknown> = async () => {},
  ): Promise<boolean> {
    const response = await engineClient.snapshot(battle, { after: 0, includeReplay: true });
    if (response.kind === 'broken') {
      await handleBroken(battle, response.message);
      return false;
    }
    const { replayEvents } = response;
    return transaction(async (unit) => {
      if (!(await isSameStep(unit, battle))) return false;
      // A late reminder may have extended it since it was read.
      if (by === 'timeout' && !isOverdue(await requireBattle(unit.trx, battle.id), unit.now))
        return false;
      await endBattle(unit, battle, { outcome: 'loss', by, turn: battle.turn, replayEvents });
      await notifyPlayer(unit);
      return true;
    });
  }

  /** The player's battle, ended first if its deadline has passed. */
  async function findCurrent(userId: number, battleId: number): Promise<BattleRecord> {
    const battle = await requireOwnBattle(db, userId, battleId);
    if (!isOverdue(battle, new Date(clock()))) return battle;
    await endIfUnchanged(battle, 'timeout');
    return requireBattle(db, battle.id);
  }

  async function updatesSince(battle: BattleRecord, after: number): Promise<BattleUpdate> {
    const { step, status, deadline } = battle;
    if (status !== 'running') {
      const own = (await findReplay(db, battle.id))?.own;
      const result = status === 'over' ? await resultOf(db, battle) : null;
      const events = own?.slice(after) ?? [];
      // Without a replay there are no events beyond those the player has.
      const seq = own?.length ?? after;
      return { step, seq, status, events, request: null, deadline: null, result };
    }
    const response = await engineClient.snapshot(battle, { after });
    if (response.kind === 'broken')
      return updatesSince(await handleBroken(battle, response.message), after);
    return toUpdate({ status, deadline }, response);
  }

  /** Voids a battle of another engine version; throws if the version is the same. */
  async function handleBroken(battle: BattleRecord, message: string): Promise<BattleRecord> {
    if (battle.engineVersion === (await engineClient.version())) {
      throw new Error(`Battle ${battle.id} is broken: ${message}`);
    }
    await transaction((unit) => voidBrokenBattle(unit, battle));
    return requireBattle(db, battle.id);
  }

  return { endIfUnchanged, findCurrent, updatesSince, handleBroken };
}

export type BattleUpdates = ReturnType<typeof createBattleUpdates>;

export function isOverdue({ deadline }: Pick<BattleRecord, 'deadline'>, now: Date): boolean {
  return deadline !== null && isPastDeadline(deadline.getTime(), now.getTime());
}

export function toUpdate(
  { status, deadline }: Pick<BattleRecord, 'status' | 'deadline'>,
  { step, seq, events, request }: BattleSnapshot,
): BattleUpdate {
  return {
    step,
    seq,
    status,
    events: [...events],
    request,
    deadline: deadline?.toISOString() ?? null,
    result: null,
  };
}
