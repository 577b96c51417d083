import { createHash } from 'node:crypto';
import type { BattleSetup, LiveBattle } from '@poketorneo/battle';
import type { BattleChoice } from '@poketorneo/contract';
import { LRUCache } from 'lru-cache';
import { groupBy } from '../../../group-by.ts';
import type { BattleEngine } from './battle-engine.ts';
import type { BattleSnapshot, BattleSource, EngineRequest, EngineResponse } from './messages.ts';

/** Battles beyond this are rebuilt from their choices. */
const maxLiveBattles = 200;

/** More consecutive steps of the leader alone mean an endless loop. */
const maxLeaderSteps = 20;
/**
 * Attempts of a leader at choices that turn out to be impossible, such as switching while trapped:
 * each shows one obstacle, and two Pokémon have at most four moves and one trap each.
 */
const maxLeaderAttempts = 1 + 2 * 5;

interface LiveBattleEntry {
  setup: BattleSetup;
  battle: LiveBattle;
  step: number;
}

/**
 * Cache of running battles. A battle is a prefix of its choices: if it is missing or at another
 * step, it is rebuilt from the database.
 */
export function createLiveBattles(engine: BattleEngine) {
  const cache = new LRUCache<number, LiveBattleEntry>({ max: maxLiveBattles });

  /** Replays stored choices. Throws if the engine rejects them. */
  function rebuild({ setup, choices }: BattleSource): LiveBattleEntry {
    const battle = engine.start(setup);
    const steps = groupBy(choices, ({ step }) => step);
    for (let step = 0; step < steps.size; step += 1) {
      battle.decide(
        Object.fromEntries((steps.get(step) ?? []).map(({ side, choice }) => [side, choice])),
      );
    }
    return { setup, battle, step: steps.size };
  }

  /** Plays a step with the leader's choice and, if there is one, the player's. */
  function playStep(
    live: LiveBattleEntry,
    playerChoice: BattleChoice | undefined,
    request: EngineRequest,
  ) {
    const { step } = live;
    const leaderChoice = playChoices(live, playerChoice, request);
    live.step += 1;
    return [
      ...(playerChoice === undefined ? [] : [{ step, side: 1 as const, choice: playerChoice }]),
      ...(leaderChoice === undefined ? [] : [{ step, side: 2 as const, choice: leaderChoice }]),
    ];
  }

  /** Returns the leader's choice; undefined if the leader has none. */
  function playChoices(
    { setup, battle, step }: LiveBattleEntry,
    playerChoice: BattleChoice | undefined,
    { leader: { grade, seed, ace } }: EngineRequest,
  ): BattleChoice | undefined {
    for (let attempt = 1; ; attempt += 1) {
      const leaderChoice =
        battle.request(2) === null
          ? undefined
          : engine.leaderChoice({
              ...{ battle, setup, grade, step, ace },
              seed: seedOfStep(seed, step),
            });
      try {
        battle.decide({
          ...(playerChoice === undefined ? {} : { 1: playerChoice }),
          ...(leaderChoice === undefined ? {} : { 2: leaderChoice }),
        });
        return leaderChoice;
      } catch (error) {
        if (engine.refusedSide(error) !== 2 || attempt === maxLeaderAttempts) throw error;
      }
    }
  }

  function snapshotOf(
    { battle, step }: LiveBattleEntry,
    { after, includeReplay = false }: EngineRequest,
    newChoices: BattleSnapshot['newChoices'],
  ): BattleSnapshot {
    const own = battle.events(1);
    return {
      kind: 'snapshot',
      step,
      turn: battle.turn,
      seq: own.length,
      events: own.slice(after),
      request: battle.end === null ? battle.request(1) : null,
      end: battle.end,
      newChoices,
      replayEvents:
        includeReplay || battle.end !== null
          ? { own, spectator: battle.events('spectator') }
          : null,
    };
  }

  function load({
    battleId,
    step,
    source,
    isUnconfirmed,
  }: EngineRequest): LiveBattleEntry | undefined {
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

  return {
    handle(request: EngineRequest): EngineResponse {
      let live: LiveBattleEntry | undefined;
      try {
        live = load(request);
      } catch (error) {
        return { kind: 'broken', message: error instanceof Error ? error.message : String(error) };
      }
      if (live === undefined) return { kind: 'missing' };
      const { choice } = request;
      if (choice === undefined) return snapshotOf(live, request, []);
      const battleRequest = live.battle.request(1);
      if (battleRequest === null) return { kind: 'illegal', problem: 'nothing-to-decide' };
      const problem = engine.problemOf(battleRequest, choice);
      if (problem !== null) return { kind: 'illegal', problem };
      try {
        // First: a refused choice must not cost a decision of the leader.
        live.battle.tryChoice(1, choice);
        const newChoices = [...playStep(live, choice, request)];
        for (let leaderSteps = 0; onlyLeaderDecides(live); leaderSteps += 1) {
          if (leaderSteps === maxLeaderSteps) throw new Error('The leader decides without end');
          newChoices.push(...playStep(live, undefined, request));
        }
        return snapshotOf(live, request, newChoices);
      } catch (error) {
        if (engine.refusedSide(error) === 1) return { kind: 'refused' };
        // Its state is undefined now.
        cache.delete(request.battleId);
        throw error;
      }
    },
  };
}

export type LiveBattles = ReturnType<typeof createLiveBattles>;

/** Whether only the leader has a choice to make. */
function onlyLeaderDecides({ battle }: LiveBattleEntry): boolean {
  return battle.end === null && battle.request(1) === null && battle.request(2) !== null;
}

/**
 * A seed per step: with one for the whole battle, an observer could find it by brute force and
 * predict the leader.
 */
function seedOfStep(seed: string, step: number): string {
  return createHash('sha256').update(`${seed}/${step}`).digest('hex');
}
