import type { BattleSetup } from '@poketorneo/battle';
import type { Database } from '../../db/database.ts';
import { type BattleRecord, listChoices } from '../battle-records/index.ts';
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

interface ClientParts {
  db: Database;
  setupOf: SetupOf;
  engine: EngineHost;
}

interface RequestOptions {
  task: EngineTask;
  views: readonly ViewRequest[];
  includeReplay?: boolean;
}

/** Sends requests to the engine, with setup and choices if it lacks them. */
export function createEngineClient({ db, setupOf, engine }: ClientParts) {
  /** Battles in which the engine has played a choice not yet known to be stored. */
  const unconfirmed = new Set<number>();

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

  async function sendWithSource(
    request: EngineRequest,
    setup: BattleSetup,
    from: number,
  ): Promise<Exclude<EngineResponse, { kind: 'missing' }>> {
    const { battleId, step } = request;
    const stored = await listChoices(db, battleId, from);
    // Another process may have advanced the battle since.
    const choices = stored.filter((choice) => choice.step < step);
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
