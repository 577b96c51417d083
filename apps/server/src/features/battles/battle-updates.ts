import type { BattleSide, BattleState, BattleUpdate } from '@poketorneo/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseClock } from '../../db/database-clock.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { type BattleRecord, findReplay } from '../battle-records/index.ts';
import { viewState, viewUpdate } from './battle-views.ts';
import type { Progress } from './describe-battle.ts';
import type { BattleSnapshot } from './engine/messages.ts';
import type { EngineClient } from './engine-client.ts';
import { type OwnBattle, requireBattle } from './require-battle.ts';
import type { SetupOf } from './setup-cache.ts';
import { voidBrokenBattle } from './void-battle.ts';

interface BattleUpdatesParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  databaseClock: DatabaseClock;
  setupOf: SetupOf;
  engineClient: EngineClient;
}

/** The state of battles as their players see it. */
export function createBattleUpdates({
  db,
  transaction,
  clock,
  databaseClock,
  setupOf,
  engineClient,
}: BattleUpdatesParts) {
  const viewParts = async () => ({ db, now: clock(), databaseNow: await databaseClock() });

  /** Events after the first `after`. A broken battle is voided, and returned so. */
  async function progressSince(
    own: OwnBattle,
    after: number,
  ): Promise<{ own: OwnBattle; progress: Progress }> {
    const { battle, side } = own;
    if (battle.status !== 'running') {
      const seen = (await findReplay(db, battle.id))?.events[side];
      const { step, status } = battle;
      const events = [...(seen?.slice(after) ?? [])];
      // Without a replay there are no events beyond those the player has.
      const seq = seen?.length ?? after;
      return { own, progress: { step, seq, status, events, request: null, deadline: null } };
    }
    const response = await engineClient.snapshot(battle, { views: [{ audience: side, after }] });
    if (response.kind === 'snapshot') return { own, progress: progressOf(own, response) };
    return progressSince({ battle: await handleBroken(battle, response.message), side }, after);
  }

  async function updatesSince(before: OwnBattle, after: number): Promise<BattleUpdate> {
    const { own, progress } = await progressSince(before, after);
    return viewUpdate(await viewParts(), own, progress);
  }

  /** Voids a battle of another engine version; throws if the version is the same. */
  async function handleBroken(battle: BattleRecord, message: string): Promise<BattleRecord> {
    if (battle.engineVersion === (await engineClient.version())) {
      throw new Error(`Battle ${battle.id} is broken: ${message}`);
    }
    await transaction((unit) => voidBrokenBattle(unit, battle));
    return requireBattle(db, battle.id);
  }

  return {
    updatesSince,
    handleBroken,

    /** The update that a snapshot with the view of the player's side contains. */
    updateFrom: async (own: OwnBattle, snapshot: BattleSnapshot): Promise<BattleUpdate> =>
      viewUpdate(await viewParts(), own, progressOf(own, snapshot)),

    /** All events, and the parts of the battle that never change. */
    async stateOf(before: OwnBattle): Promise<BattleState> {
      const { own, progress } = await progressSince(before, 0);
      return viewState(await viewParts(), own, await setupOf(own.battle.id), progress);
    },
  };
}

export type BattleUpdates = ReturnType<typeof createBattleUpdates>;

function progressOf(
  { battle: { status, deadline }, side }: OwnBattle,
  snapshot: BattleSnapshot,
): Progress {
  const { seq, events, request } = viewOf(snapshot, side);
  const { step } = snapshot;
  return {
    ...{ step, seq, status, events: [...events], request },
    deadline: deadline?.toISOString() ?? null,
  };
}

/** Throws if the snapshot lacks the view of the side. */
function viewOf({ views }: BattleSnapshot, side: BattleSide) {
  const view = views.find(({ audience }) => audience === side);
  if (view === undefined) throw new Error(`The snapshot lacks the view of side ${side}`);
  return view;
}
