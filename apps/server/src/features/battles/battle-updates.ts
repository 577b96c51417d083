import type { Audience } from '@poketorneo/battle';
import type {
  BattleEvent,
  BattleSide,
  BattleState,
  BattleUpdate,
  WatchedUpdate,
} from '@poketorneo/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseClock } from '../../db/database-clock.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { type BattleRecord, findReplay, requireDuel } from '../battle-records/index.ts';
import { viewState, viewUpdate } from './battle-views.ts';
import type { Progress } from './describe-battle.ts';
import { viewWatched } from './duel-views.ts';
import type { AudienceView, ViewRequest } from './engine/messages.ts';
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

  /**
   * What each audience sees, by one request of the engine. A broken battle is voided, and returned
   * so.
   */
  async function seenBy(
    battle: BattleRecord,
    views: readonly ViewRequest[],
  ): Promise<{ battle: BattleRecord; seen: readonly AudienceView[] }> {
    if (battle.status !== 'running') {
      const events = (await findReplay(db, battle.id))?.events;
      return { battle, seen: views.map((view) => viewOfEnded(events?.[view.audience], view)) };
    }
    const response = await engineClient.snapshot(battle, { views });
    if (response.kind === 'snapshot') return { battle, seen: response.views };
    return seenBy(await handleBroken(battle, response.message), views);
  }

  async function seenBySide(
    { battle, side }: OwnBattle,
    after: number,
  ): Promise<{ own: OwnBattle; view: AudienceView }> {
    const { battle: current, seen } = await seenBy(battle, [{ audience: side, after }]);
    return { own: { battle: current, side }, view: viewOf(seen, side) };
  }

  /** Events after the first `after`, and the current state. */
  async function updatesSince(before: OwnBattle, after: number): Promise<BattleUpdate> {
    const { own, view } = await seenBySide(before, after);
    return viewUpdate(await viewParts(), own, progressOf(own.battle, view));
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
    seenBy,
    updatesSince,
    handleBroken,

    /** The update that a response with the view of the player's side contains. */
    updateFrom: async (own: OwnBattle, views: readonly AudienceView[]): Promise<BattleUpdate> =>
      viewUpdate(await viewParts(), own, progressOf(own.battle, viewOf(views, own.side))),

    /** What a battle's players and spectators are told, for several audiences at once. */
    async newsFor(
      before: BattleRecord,
      views: readonly ViewRequest[],
    ): Promise<Map<Audience, BattleUpdate | WatchedUpdate>> {
      const { battle, seen } = await seenBy(before, views);
      const parts = await viewParts();
      const news = new Map<Audience, BattleUpdate | WatchedUpdate>();
      for (const view of seen) {
        const { audience } = view;
        const update =
          audience === 'spectator'
            ? viewWatched(requireDuel(battle), view, parts)
            : await viewUpdate(parts, { battle, side: audience }, progressOf(battle, view));
        news.set(audience, update);
      }
      return news;
    },

    /** All events, and the parts of the battle that never change. */
    async stateOf(before: OwnBattle): Promise<BattleState> {
      const { own, view } = await seenBySide(before, 0);
      const { battle } = own;
      return viewState(await viewParts(), own, await setupOf(battle.id), progressOf(battle, view));
    },
  };
}

export type BattleUpdates = ReturnType<typeof createBattleUpdates>;

/** Without a replay there are no events beyond those that the audience has. */
function viewOfEnded(
  events: readonly BattleEvent[] | undefined,
  { audience, after }: ViewRequest,
): AudienceView {
  const seq = events?.length ?? after;
  return { audience, seq, events: events?.slice(after) ?? [], request: null };
}

function progressOf(
  { step, status, deadline }: BattleRecord,
  { seq, events, request }: AudienceView,
): Progress {
  return {
    ...{ step, seq, status, events: [...events], request },
    deadline: status === 'running' ? (deadline?.toISOString() ?? null) : null,
  };
}

/** Throws if the views lack that of the side. */
function viewOf(views: readonly AudienceView[], side: BattleSide): AudienceView {
  const view = views.find(({ audience }) => audience === side);
  if (view === undefined) throw new Error(`The view of side ${side} is missing`);
  return view;
}
