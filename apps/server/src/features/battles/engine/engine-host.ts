import type { EngineAnswer, EngineQuestion } from './messages.ts';

/** Where battles are fought: in a thread of their own, or in tests at hand. */
export interface EngineHost {
  /** Of the engine that it holds. */
  version(): Promise<string>;
  /** Throws AppError 'unavailable' when there is no answer in time. */
  ask(question: EngineQuestion): Promise<EngineAnswer>;
  close(): Promise<void>;
}
