import type { LiveBattle } from '@poketorneo/battle';
import { LRUCache } from 'lru-cache';
import { groupBy } from '../../../group-by.ts';
import type { BattleEngine } from './battle-engine.ts';
import type {
  AudienceView,
  BattleSnapshot,
  BattleSource,
  EngineRequest,
  EngineResponse,
  ViewRequest,
} from './messages.ts';
import { awaitedPlayers, type BattleAtStep, createStepPlayer } from './play-step.ts';

/** Battles beyond this are rebuilt from their choices. */
const maxLiveBattles = 600;

/**
 * Cache of running battles. A battle is a prefix of its choices: if it is missing or at another
 * step, it is rebuilt from the database.
 */
export function createLiveBattles(engine: BattleEngine) {
  const cache = new LRUCache<number, BattleAtStep>({ max: maxLiveBattles });
  const { play, rejectionOf } = createStepPlayer(engine);

  /** Replays stored choices. Throws if the engine rejects them. */
  function replay(at: BattleAtStep, choices: BattleSource['choices']): BattleAtStep {
    for (const stepChoices of groupBy(choices, ({ step }) => step).values()) {
      at.battle.decide(Object.fromEntries(stepChoices.map(({ side, choice }) => [side, choice])));
      at.step += 1;
    }
    return at;
  }

  /** Returns the step from which on choices are needed, if any are. */
  function load({ battleId, step, source, isUnconfirmed }: EngineRequest): BattleAtStep | number {
    const cached = isUnconfirmed ? undefined : cache.get(battleId);
    if (cached?.step === step) return cached;
    // Another process has advanced it, or a choice played here was not stored.
    const isBehind = cached !== undefined && cached.step < step;
    const from = isBehind ? cached.step : 0;
    if (source?.from !== from) return from;
    cache.delete(battleId);
    const { setup, choices } = source;
    const base = isBehind ? cached : { setup, battle: engine.start(setup), step: 0 };
    const loaded = replay(base, choices);
    if (loaded.step !== step) throw new Error(`Choices lead to step ${loaded.step}, not ${step}`);
    cache.set(battleId, loaded);
    return loaded;
  }

  function perform(live: BattleAtStep, request: EngineRequest): EngineResponse {
    const { task, deciders } = request;
    switch (task.kind) {
      case 'read':
        return snapshotOf(live, request, []);
      case 'try':
        return (
          rejectionOf(live, task.side, task.choice) ?? {
            kind: 'possible',
            views: viewsOf(live, request),
          }
        );
      case 'play': {
        const played = play(live, task.choices, deciders);
        return Array.isArray(played) ? snapshotOf(live, request, played) : played;
      }
    }
  }

  return {
    handle(request: EngineRequest): EngineResponse {
      let live: BattleAtStep | number;
      try {
        live = load(request);
      } catch (error) {
        return { kind: 'broken', message: error instanceof Error ? error.message : String(error) };
      }
      if (typeof live === 'number') return { kind: 'missing', from: live };
      try {
        return perform(live, request);
      } catch (error) {
        // Its state is undefined now.
        cache.delete(request.battleId);
        throw error;
      }
    },
  };
}

export type LiveBattles = ReturnType<typeof createLiveBattles>;

function snapshotOf(
  live: BattleAtStep,
  request: EngineRequest,
  newChoices: BattleSnapshot['newChoices'],
): BattleSnapshot {
  const { battle, step } = live;
  const { deciders, includeReplay = false } = request;
  return {
    kind: 'snapshot',
    step,
    turn: battle.turn,
    views: viewsOf(live, request),
    awaited: awaitedPlayers(battle, deciders),
    end: battle.end,
    newChoices,
    replayEvents:
      includeReplay || battle.end !== null
        ? { 1: battle.events(1), 2: battle.events(2), spectator: battle.events('spectator') }
        : null,
  };
}

function viewsOf({ battle }: BattleAtStep, { views }: EngineRequest): AudienceView[] {
  return views.map((view) => viewOf(battle, view));
}

function viewOf(battle: LiveBattle, { audience, after }: ViewRequest): AudienceView {
  const events = battle.events(audience);
  return {
    audience,
    seq: events.length,
    events: events.slice(after),
    request: audience === 'spectator' ? null : battle.request(audience),
  };
}
