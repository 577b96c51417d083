import type { EngineRequest, EngineResponse } from './messages.ts';

/** Runs the engine: in a worker thread, or in tests in this one. */
export interface EngineHost {
  /** The engine's version. */
  version(): Promise<string>;
  /** Throws AppError 'unavailable' on timeout. */
  send(request: EngineRequest): Promise<EngineResponse>;
  close(): Promise<void>;
}
