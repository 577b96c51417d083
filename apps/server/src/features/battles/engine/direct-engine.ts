import type { BattleEngine } from './battle-engine.ts';
import type { EngineHost } from './engine-host.ts';
import { createLiveBattles, type LiveBattles } from './live-battles.ts';

/** Holds an engine in this thread, loaded at the first question: for tests and to fill the demo. */
export function createDirectEngine(
  load: () => Promise<BattleEngine> = async () => (await import('./real-engine.ts')).realEngine,
): EngineHost {
  let loading: Promise<{ engine: BattleEngine; battles: LiveBattles }> | undefined;
  const loaded = () => {
    loading ??= load().then((engine) => ({ engine, battles: createLiveBattles(engine) }));
    return loading;
  };
  return {
    version: async () => (await loaded()).engine.version,
    ask: async (question) => (await loaded()).battles.answer(question),
    close: async () => {},
  };
}
