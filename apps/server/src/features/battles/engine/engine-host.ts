import type { TeamIndex } from '@poketorneo/rules/duels';
import type { WeighingTask } from './battle-engine.ts';
import type { EngineRequest, EngineResponse } from './messages.ts';

/** Runs the engine: in a worker thread, or in tests in this one. */
export interface EngineHost {
  /** The engine's version. */
  version(): Promise<string>;
  /** Throws AppError 'unavailable' on timeout. */
  send(request: EngineRequest): Promise<EngineResponse>;
  /** Plays one battle of a weighing: all other calls wait for it, so ask only while idle. */
  weigh(task: WeighingTask): Promise<TeamIndex | null>;
  /** Whether no battle has been asked for in the last seconds. */
  isIdle(): boolean;
  close(): Promise<void>;
}
