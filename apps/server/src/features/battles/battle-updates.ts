import type { BattleSide, BattleUpdate } from '@poketorneo/contract';
import { foeOf, isPastDeadline } from '@poketorneo/rules/battle';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { type BattleRecord, findReplay } from '../battle-records/index.ts';
import { endBattle } from './battle-end.ts';
import { resultOf } from './battle-views.ts';
import type { BattleSnapshot } from './engine/messages.ts';
import type { EngineClient } from './engine-client.ts';
import { type OwnBattle, requireBattle, requireOwnBattle } from './require-battle.ts';
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
   * Ends a running battle as lost by a side. Returns false if it was advanced since it was read, or
   * is broken.
   */
  async function endIfUnchanged(
    { battle, side }: OwnBattle,
    by: 'surrender' | 'timeout',
    notifyPlayer: (unit: UnitOfWork) => Promise<unknown> = async () => {},
  ): Promise<boolean> {
    const response = await engineClient.snapshot(battle, { views: [], includeReplay: true });
    if (response.kind === 'broken') {
      await handleBroken(battle, response.message);
      return false;
    }
    const { replayEvents } = response;
    return transaction(async (unit) => {
      if (!(await isSameStep(unit, battle))) return false;
      await endBattle(unit, battle, { winner: foeOf(side), by, turn: battle.turn, replayEvents });
      await notifyPlayer(unit);
      return true;
    });
  }

  /** The player's battle, ended first if its deadline has passed. */
  async function findCurrent(userId: number, battleId: number): Promise<OwnBattle> {
    const own = await requireOwnBattle(db, userId, battleId);
    const { deadline } = own.battle;
    if (deadline === null || !isPastDeadline(deadline.getTime(), clock())) return own;
    await endIfUnchanged(own, 'timeout');
    return { ...own, battle: await requireBattle(db, battleId) };
  }

  async function updatesSince({ battle, side }: OwnBattle, after: number): Promise<BattleUpdate> {
    const { step, status, deadline } = battle;
    if (status !== 'running') {
      const seen = (await findReplay(db, battle.id))?.events[side];
      const result = status === 'over' ? await resultOf(db, battle) : null;
      const events = seen?.slice(after) ?? [];
      // Without a replay there are no events beyond those the player has.
      const seq = seen?.length ?? after;
      return { step, seq, status, events, request: null, deadline: null, result };
    }
    const response = await engineClient.snapshot(battle, { views: [{ audience: side, after }] });
    if (response.kind === 'broken') {
      return updatesSince({ battle: await handleBroken(battle, response.message), side }, after);
    }
    return toUpdate({ status, deadline }, response, side);
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

/** Throws if the snapshot lacks the view of the side. */
export function toUpdate(
  { status, deadline }: Pick<BattleRecord, 'status' | 'deadline'>,
  { step, views }: BattleSnapshot,
  side: BattleSide,
): BattleUpdate {
  const view = views.find(({ audience }) => audience === side);
  if (view === undefined) throw new Error(`The snapshot lacks the view of side ${side}`);
  const { seq, events, request } = view;
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
