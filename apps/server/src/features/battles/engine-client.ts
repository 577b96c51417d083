import type { BattleSetup } from '@poketorneo/battle';
import { LRUCache } from 'lru-cache';
import type { Bus } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import {
  type BattleRecord,
  listChoices,
  parseStepChoices,
  type StoredChoice,
} from '../battle-records/index.ts';
import { decidersOf } from './battle-setup.ts';
import type { EngineHost } from './engine/engine-host.ts';
import type {
  BattleSnapshot,
  BrokenBattle,
  EngineRequest,
  EngineResponse,
  EngineTask,
  ViewRequest,
} from './engine/messages.ts';
import type { SetupOf } from './setup-cache.ts';

/** As many as the engine keeps. */
const maxTold = 600;

interface ClientParts {
  db: Database;
  bus: Pick<Bus, 'subscribe'>;
  setupOf: SetupOf;
  engine: EngineHost;
}

interface RequestOptions {
  task: EngineTask;
  views: readonly ViewRequest[];
  includeReplay?: boolean;
}

/** Sends requests to the engine, with setup and choices if it lacks them. */
export function createEngineClient({ db, bus, setupOf, engine }: ClientParts) {
  /** Battles in which the engine has played a choice not yet known to be stored. */
  const unconfirmed = new Set<number>();
  /** What ended the last step of duels, told by the process that has played it. */
  const toldChoices = new LRUCache<number, { step: number; choices: string }>({ max: maxTold });

  bus.subscribe('battle-steps', (battleId, step, choices) => {
    if (battleId === undefined || step === undefined || choices === undefined) return;
    toldChoices.set(battleId, { step, choices });
  });

  async function send(
    { id: battleId, step }: Pick<BattleRecord, 'id' | 'step'>,
    options: RequestOptions,
  ): Promise<Exclude<EngineResponse, { kind: 'missing' }>> {
    const stored = await setupOf(battleId);
    const isUnconfirmed = unconfirmed.has(battleId);
    const isPlay = options.task.kind === 'play';
    if (isPlay) unconfirmed.add(battleId);
    const request = { battleId, step, deciders: decidersOf(stored), isUnconfirmed, ...options };
    const first = await engine.send(request);
    const response =
      first.kind === 'missing' ? await sendWithSource(request, stored.engine, first.from) : first;
    // No unsaved choice was played.
    if (!isPlay || response.kind !== 'snapshot') unconfirmed.delete(battleId);
    return response;
  }

  /** The choices from a step on, up to the request's. */
  async function choicesBefore(
    { battleId, step }: Pick<EngineRequest, 'battleId' | 'step'>,
    from: number,
  ): Promise<StoredChoice[]> {
    const told = toldChoices.get(battleId);
    if (told?.step === step && from === step - 1) return parseStepChoices(told.choices);
    const stored = await listChoices(db, battleId, from);
    // Another process may have advanced the battle since.
    return stored.filter((choice) => choice.step < step);
  }

  async function sendWithSource(
    request: EngineRequest,
    setup: BattleSetup,
    from: number,
  ): Promise<Exclude<EngineResponse, { kind: 'missing' }>> {
    const choices = await choicesBefore(request, from);
    const response = await engine.send({ ...request, source: { setup, from, choices } });
    if (response.kind !== 'missing') return response;
    if (from === 0) throw new Error('The engine requested the choices again');
    // It no longer has the steps before.
    return sendWithSource(request, setup, response.from);
  }

  return {
    send,

    /** The last choice played is stored: the engine may continue from it. */
    confirm(battleId: number): void {
      unconfirmed.delete(battleId);
    },

    /** A battle's current state. Throws if the engine does not respond. */
    async snapshot(
      battle: BattleRecord,
      options: Omit<RequestOptions, 'task'>,
    ): Promise<BattleSnapshot | BrokenBattle> {
      const response = await send(battle, { task: { kind: 'read' }, ...options });
      if (response.kind === 'snapshot' || response.kind === 'broken') return response;
      throw new Error(`Unexpected engine response to a snapshot of ${battle.id}: ${response.kind}`);
    },

    version: () => engine.version(),
  };
}

export type EngineClient = ReturnType<typeof createEngineClient>;
