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
  function rebuild({ setup, choices }: BattleSource): BattleAtStep {
    const battle = engine.start(setup);
    const steps = groupBy(choices, ({ step }) => step);
    for (let step = 0; step < steps.size; step += 1) {
      battle.decide(
        Object.fromEntries((steps.get(step) ?? []).map(({ side, choice }) => [side, choice])),
      );
    }
    return { setup, battle, step: steps.size };
  }

  function load({
    battleId,
    step,
    source,
    isUnconfirmed,
  }: EngineRequest): BattleAtStep | undefined {
    const cached = cache.get(battleId);
    if (cached?.step === step && !isUnconfirmed) return cached;
    // Another process has advanced it, or a choice played here was not stored.
    cache.delete(battleId);
    if (source === undefined) return undefined;
    const rebuilt = rebuild(source);
    if (rebuilt.step !== step) throw new Error(`Choices lead to step ${rebuilt.step}, not ${step}`);
    cache.set(battleId, rebuilt);
    return rebuilt;
  }

  function perform(live: BattleAtStep, request: EngineRequest): EngineResponse {
    const { task, deciders } = request;
    switch (task.kind) {
      case 'read':
        return snapshotOf(live, request, []);
      case 'try':
        return rejectionOf(live, task.side, task.choice) ?? { kind: 'possible' };
      case 'play': {
        const played = play(live, task.choices, deciders);
        return Array.isArray(played) ? snapshotOf(live, request, played) : played;
      }
    }
  }

  return {
    handle(request: EngineRequest): EngineResponse {
      let live: BattleAtStep | undefined;
      try {
        live = load(request);
      } catch (error) {
        return { kind: 'broken', message: error instanceof Error ? error.message : String(error) };
      }
      if (live === undefined) return { kind: 'missing' };
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
  { battle, step }: BattleAtStep,
  { deciders, views, includeReplay = false }: EngineRequest,
  newChoices: BattleSnapshot['newChoices'],
): BattleSnapshot {
  return {
    kind: 'snapshot',
    step,
    turn: battle.turn,
    views: views.map((view) => viewOf(battle, view)),
    awaited: awaitedPlayers(battle, deciders),
    end: battle.end,
    newChoices,
    replayEvents:
      includeReplay || battle.end !== null
        ? { 1: battle.events(1), 2: battle.events(2), spectator: battle.events('spectator') }
        : null,
  };
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
